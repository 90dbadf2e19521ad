import { withPrefix } from 'gatsby';
import { type ReactNode, useState } from 'react';
import { now } from '../device/clock';
import { saveFile } from '../device/save-file';
import { FailureReference } from '../i18n/failure-reference';
import { localPath } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import type { Price } from '../price/price';
import { usePriceText } from '../price/use-price-text';
import { Button, type ButtonLook } from '../ui/button';
import { bookingPath } from './booking-path';

/** The media type of a calendar file (RFC 5545). */
const CALENDAR_TYPE = 'text/calendar;charset=utf-8';

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

/** Saves a pre-order to the customer's calendar. The code that writes the file loads on the first click. */
export function CalendarButton(props: CalendarButtonProps) {
  const { bookingId, startsAt, pickup, drop, price, look, icon, failureClass } = props;
  const { t } = useTranslation(['status', 'price']);
  const priceText = usePriceText();
  const language = useLanguage();
  const [hasFailed, setFailed] = useState(false);
  // Only a promise is worth keeping.
  const priceLine =
    price?.isPromised && t('price:entry', { name: t(`price:name.${price.kind}`), price: priceText(price) });

  const save = async () => {
    setFailed(false);
    const path = localPath(language, bookingPath(bookingId));
    try {
      const { calendarFile } = await import('./calendar-file');
      const entry = {
        bookingId,
        startsAt,
        title: drop ? t('status:calendar.title', { place: drop }) : t('status:calendar.titleOpen'),
        text: [t('status:calendar.text', { bookingId }), priceLine].filter(Boolean).join('\n'),
        location: pickup,
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
      <Button look={look ?? 'signal'} onClick={() => void save()}>
        {icon}
        {t('status:calendar.save')}
      </Button>
      {hasFailed && (
        <p role="alert" className={failureClass}>
          {t('status:calendar.failed')} <FailureReference bookingId={bookingId} />
        </p>
      )}
    </>
  );
}
