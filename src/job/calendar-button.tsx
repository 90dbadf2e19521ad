import type { ReactNode } from 'react';
import { FailureReference } from '../i18n/failure-reference';
import { useTranslation } from '../i18n/use-translation';
import type { Price } from '../price/price';
import { usePriceText } from '../price/use-price-text';
import { Button, type ButtonLook } from '../ui/button';
import { useCalendar } from './use-calendar';

interface CalendarButtonProps {
  readonly bookingId: string;
  readonly startsAt: Date;
  /** Pickup and destination in the customer's own words; empty if unknown. */
  readonly pickup: string;
  readonly drop: string;
  readonly price: Price | null;
  readonly look?: ButtonLook;
  readonly icon?: ReactNode;
  /** The class of a message about a failure. */
  readonly failureClass?: string | undefined;
}

/** Saves a pre-order to the customer's calendar. */
export function CalendarButton(props: CalendarButtonProps) {
  const { bookingId, startsAt, pickup, drop, price, look, icon, failureClass } = props;
  const { t } = useTranslation(['status', 'price']);
  const priceText = usePriceText();
  const calendar = useCalendar();
  // Only a promise is worth keeping.
  const priceLine =
    price?.isPromised && t('price:entry', { name: t(`price:name.${price.kind}`), price: priceText(price) });

  const save = () =>
    calendar.save(`taxi-${bookingId}.ics`, [
      {
        bookingId,
        startsAt,
        title: drop ? t('status:calendar.title', { place: drop }) : t('status:calendar.titleOpen'),
        text: [t('status:calendar.text', { bookingId }), priceLine].filter(Boolean).join('\n'),
        location: pickup,
      },
    ]);
  return (
    <>
      <Button look={look ?? 'signal'} onClick={() => void save()}>
        {icon}
        {t('status:calendar.save')}
      </Button>
      {calendar.hasFailed && (
        <p role="alert" className={failureClass}>
          {t('status:calendar.failed')} <FailureReference bookingId={bookingId} />
        </p>
      )}
    </>
  );
}
