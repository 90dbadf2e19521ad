import { formatClock, formatDayAndTime, UNKNOWN } from '../../i18n/formats';
import { shortAddress } from '../../i18n/short-address';
import { tariffText } from '../../i18n/tariff-text';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinInstant } from '../../lib/berlin-time';
import { site } from '../../site';
import { TripLine } from '../../ui/trip-line';
import { extraName } from '../extras/extras';
import type { BookingForm } from '../form/form';
import { type BookingRequest, estimatedPrice } from '../order/booking-request';
import { needsVehicleNote } from '../order/payload';
import { usePriceText } from '../vehicles/use-price-text';
import * as styles from './dialogs.module.css';

interface BookingSummaryProps {
  readonly request: BookingRequest;
  /** The times of several rides, in place of the one in the form. */
  readonly time?: string;
}

/** The content of the booking, without facts that are obvious: the operator's own town, and today's date. */
export function BookingSummary({ request, time }: BookingSummaryProps) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const timeText = useTimeText();
  const { form, category, phone } = request;
  const extras = form.moreOption.map((extra) => extraName(extra, language, site.extraNames)).join(', ');
  const facts: readonly (readonly [string, string])[] = [
    [t('confirm.time'), time ?? timeText(form)],
    [
      t('confirm.vehicle'),
      needsVehicleNote(category) ? t('confirm.asWish', { vehicle: category.name }) : category.name,
    ],
    [t('confirm.persons'), String(form.numberOfPersons)],
    [t('confirm.extras'), extras],
    [t('confirm.passenger'), request.passenger ?? ''],
    [t('confirm.phone'), phone?.shown ?? form.phone.trim()],
    [t('confirm.instructions'), form.instructions.trim()],
    [t('confirm.lines'), request.lines?.join('\n') ?? ''],
    [t('confirm.payment'), form.paymentType ? t(`payment.${form.paymentType}`) : UNKNOWN],
  ];
  return (
    <>
      <BookingTrip request={request} />
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
      </dl>
      {request.stops && <p className="soft">{t('confirm.withoutStops')}</p>}
      {request.price !== 'loading' && estimatedPrice(request) === null && <TaximeterNote />}
    </>
  );
}

/** Pickup and destination of the booking. */
export function BookingTrip({ request: { form, pickup, drop } }: { readonly request: BookingRequest }) {
  const { t } = useTranslation('booking');
  const typedEnd = form.end.trim();
  const openEnd = typedEnd ? t('confirm.asNote', { address: typedEnd }) : t('confirm.open');
  return (
    <TripLine
      start={<Stop name={t('confirm.start')} address={shortAddress(pickup)} />}
      end={<Stop name={t('confirm.end')} address={drop ? shortAddress(drop) : openEnd} />}
    />
  );
}

/** The price of the booking, in large text. */
export function BookingPrice({ request }: { readonly request: BookingRequest }) {
  const { t } = useTranslation('booking');
  const priceText = usePriceText();
  const price = {
    loading: () => t('confirm.priceLoading'),
    unknown: () => t('confirm.priceUnknown'),
    known: () => priceText(request.category.price),
  }[request.price ?? 'known']();
  return (
    <p className={styles.price}>
      <span className="soft">{t('confirm.price')} </span>
      {/* Another text is another element: its start is elsewhere, but nothing has moved. */}
      <strong key={price}>{price}</strong>
    </p>
  );
}

/** "Now, 12:46", or day and time of a pre-order. */
function useTimeText(): (form: BookingForm) => string {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  return (form) => {
    const instant = berlinInstant(form);
    if (!instant) return UNKNOWN;
    return form.isNow
      ? t('confirm.now', { time: formatClock(language, instant) })
      : formatDayAndTime(language, instant);
  };
}

function TaximeterNote() {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  return <p className="soft">{t('confirm.taximeter', tariffText(language))}</p>;
}

function Stop({ name, address }: { readonly name: string; readonly address: string }) {
  return (
    <>
      <span className="quiet-text">{name}: </span>
      {address}
    </>
  );
}
