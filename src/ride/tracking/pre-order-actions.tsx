import { useTranslation } from '../../i18n/use-translation';
import { CalendarButton } from '../../job/calendar-button';
import { joinLines } from '../../lib/places/place';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { CalendarPlus, Phone } from '../../ui/icons';
import type { Trip } from '../following/use-trip';

interface PreOrderActionsProps {
  readonly bookingId: string;
  readonly trip: Trip;
}

/** The actions of a pre-order before its search starts: keep it in the calendar, change it by phone. */
export function PreOrderActions({ bookingId, trip: { startsAt, pickup, drop, price } }: PreOrderActionsProps) {
  const { t } = useTranslation('ride');
  return (
    <>
      {startsAt && (
        <CalendarButton
          look="quiet"
          icon={<Icon of={CalendarPlus} size={22} />}
          bookingId={bookingId}
          startsAt={startsAt}
          pickup={joinLines(pickup)}
          drop={joinLines(drop)}
          price={price}
        />
      )}
      <a href={`tel:${site.bookingPhone.dialled}`} className={buttonClass('quiet')}>
        <Icon of={Phone} size={22} />
        {t('actions.change')}
      </a>
    </>
  );
}
