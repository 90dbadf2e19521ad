import type { Ride } from '../../backend/types';
import { formatEuro } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { isCompleted } from '../../job/job-status';
import { formatCoordinates } from '../../lib/coordinates';
import { joinLines } from '../../places/place';
import { writePlaceLink } from '../../places/place-link';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import type { Tracking } from './tracking';
import * as styles from './tracking-screen.module.css';
import type { Trip } from './use-trip';

interface EndedRideProps {
  readonly tracking: Tracking;
  readonly trip: Trip;
}

/** A ride that has ended: an explanation, and the next steps: rate it, book it again, call. */
export function EndedRide({ tracking, trip }: EndedRideProps) {
  const { t } = useTranslation('ride');
  const { pickup, drop } = tracking.booking;
  const { shown, dialled } = site.bookingPhone;
  const isDone = isCompleted(tracking.status);
  const again = writePlaceLink({
    from: { coordinates: pickup, label: joinLines(trip.pickup) || formatCoordinates(pickup) },
    to: drop && { coordinates: drop, label: joinLines(trip.drop) || formatCoordinates(drop) },
  });
  return (
    <div className={styles.ended}>
      <p>{isDone ? t('ended.completed') : t('ended.canceled')}</p>
      {isDone && (
        <LocalLink to="/private/feedback" className={buttonClass()}>
          {t('rate')}
        </LocalLink>
      )}
      <LocalLink to={`/bookings${again}`} className={buttonClass(isDone ? 'quiet' : 'signal')}>
        {t('ended.again')}
      </LocalLink>
      <a href={`tel:${dialled}`} className={buttonClass('quiet')}>
        {t('ended.call', { phone: shown })}
      </a>
    </div>
  );
}

/** The price paid, if known. */
export function PaidAmount({ ride }: { readonly ride: Ride }) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  if (ride.invoicePrice === null) return null;
  const amount = formatEuro(language, ride.invoicePrice);
  return <p className={styles.paid}>{t(`ended.${ride.isPaid ? 'paid' : 'due'}.${ride.paymentType}`, { amount })}</p>;
}
