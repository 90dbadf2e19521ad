import { withPrefix } from 'gatsby';
import { useState } from 'react';
import { now } from '../../device/clock';
import { saveFile } from '../../device/save-file';
import { FailureReference } from '../../i18n/failure-reference';
import { localPath } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { bookingPath } from '../../job/booking-path';
import { usePriceText } from '../../price/use-price-text';
import { Button } from '../../ui/button';
import { requestPrice } from '../order/booking-request';
import type { BookingFlow } from '../order/flow-steps';
import * as styles from './dialogs.module.css';

/** The media type of a calendar file (RFC 5545). */
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

/** Saves a pre-order to the customer's calendar. The code that writes the file loads on the first click. */
export function CalendarButton({ booked }: { readonly booked: BookingFlow & { readonly step: 'booked' } }) {
  const { t } = useTranslation(['booking', 'price']);
  const priceText = usePriceText();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  const { bookingId, startsAt, request } = booked;
  const place = request?.drop?.label;
  const price = request && requestPrice(request);
  // Only a promise is worth keeping.
  const priceLine =
    price?.isPromised && t('price:entry', { name: t(`price:name.${price.kind}`), price: priceText(price) });

  const save = async () => {
    setFailed(false);
    const path = localPath(language, bookingPath(bookingId));
    try {
      const { calendarFile } = await import('../../job/calendar-file');
      const entry = {
        bookingId,
        startsAt,
        title: place ? t('booking:booked.entry.title', { place }) : t('booking:booked.entry.titleOpen'),
        text: [t('booking:booked.entry.text', { bookingId }), priceLine].filter(Boolean).join('\n'),
        location: request?.pickup.label ?? '',
        url: new URL(withPrefix(path), window.location.href).href,
      };
      saveFile(`taxi-${bookingId}.ics`, CALENDAR_TYPE, calendarFile([entry], new Date(now())));
    } catch {
      // The code that writes the file could not be loaded: no network.
      setFailed(true);
    }
  };
  return (
    <>
      <Button onClick={() => void save()}>{t('booking:booked.save')}</Button>
      {hasFailed && (
        <p role="alert" className={styles.problem}>
          {t('booking:booked.saveFailed')} <FailureReference bookingId={bookingId} />
        </p>
      )}
    </>
  );
}
