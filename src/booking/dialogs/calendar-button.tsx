import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { useCalendar } from '../../job/use-calendar';
import { usePriceText } from '../../price/use-price-text';
import { Button } from '../../ui/button';
import { requestPrice } from '../order/booking-request';
import type { BookingFlow } from '../order/flow-steps';
import * as styles from './dialogs.module.css';

/** Saves a pre-order to the customer's calendar. */
export function CalendarButton({ booked }: { readonly booked: BookingFlow & { readonly step: 'booked' } }) {
  const { t } = useTranslation(['booking', 'price']);
  const priceText = usePriceText();
  const { save, hasFailed } = useCalendar();
  const { bookingId, startsAt, request } = booked;
  const place = request?.drop?.label;
  const price = request && requestPrice(request);
  // Only a promise is worth keeping.
  const priceLine =
    price?.isPromised && t('price:entry', { name: t(`price:name.${price.kind}`), price: priceText(price) });

  const entry = {
    bookingId,
    startsAt,
    title: place ? t('booking:booked.entry.title', { place }) : t('booking:booked.entry.titleOpen'),
    text: [t('booking:booked.entry.text', { bookingId }), priceLine].filter(Boolean).join('\n'),
    location: request?.pickup.label ?? '',
  };
  return (
    <>
      <Button onClick={() => void save(`taxi-${bookingId}.ics`, [entry])}>{t('booking:booked.save')}</Button>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {t('booking:booked.saveFailed')} <FailureReference bookingId={bookingId} />
        </p>
      )}
    </>
  );
}
