import type { ReactNode } from 'react';
import { formatClock, formatDayAndTime, formatMinutes, UNKNOWN } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { labelLines, shortAddress, tariffText } from '../../i18n/operator-texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinInstant } from '../../lib/berlin-time';
import type { Place } from '../../lib/places/place';
import { noteKey, type Price } from '../../price/price';
import { usePriceRule } from '../../price/use-price-rule';
import { usePriceText } from '../../price/use-price-text';
import { site } from '../../site';
import { TripLine } from '../../ui/trip-line';
import { extraName } from '../extras/extras';
import type { BookingForm } from '../form/form';
import { type BookingRequest, requestPrice } from '../order/booking-request';
import { needsVehicleNote } from '../order/payload';
import * as styles from './dialogs.module.css';

interface BookingSummaryProps {
  readonly request: BookingRequest;
  /** The times of several rides, in place of the one in the form. */
  readonly time?: string;
}

/** The content of the booking, without facts that are obvious: the operator's own town, and today's date. */
export function BookingSummary({ request, time }: BookingSummaryProps) {
  const { t } = useTranslation(['booking', 'price']);
  const language = useLanguage();
  const timeText = useTimeText();
  const { form, category, phone } = request;
  const extras = form.moreOption.map((extra) => extraName(extra, language, site.extraNames)).join(', ');
  const facts: readonly (readonly [string, string, 'no'?])[] = [
    [t('confirm.time'), time ?? timeText(form)],
    [
      t('confirm.vehicle'),
      needsVehicleNote(category) ? t('confirm.asWish', { vehicle: category.name }) : category.name,
    ],
    [t('confirm.persons'), String(form.numberOfPersons)],
    [t('confirm.extras'), extras],
    [t('form.name'), request.passenger === undefined ? form.name.trim() : '', 'no'],
    [t('confirm.passenger'), request.passenger ?? '', 'no'],
    [t('confirm.phone'), phone?.shown ?? form.phone.trim(), 'no'],
    [t('confirm.instructions'), form.instructions.trim()],
    [t('confirm.lines'), request.lines?.join('\n') ?? ''],
    [t('confirm.payment'), form.paymentType ? t(`payment.${form.paymentType}`) : UNKNOWN],
  ];
  const price = requestPrice(request);
  const withoutStops =
    price.kind === 'taximeter' ? 'confirm.withoutStops' : (`price:withoutStops.${price.kind}` as const);
  return (
    <>
      <BookingTrip request={request} />
      <dl className={styles.facts}>
        {facts
          .filter(([, value]) => value !== '')
          .map(([name, value, translate]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd translate={translate}>{value}</dd>
            </div>
          ))}
      </dl>
      {request.hasStops && <p className="soft">{t(withoutStops)}</p>}
      <TermsLine />
      {request.price !== 'loading' && <PriceNote price={price} />}
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
      start={<Stop name={t('confirm.start')} address={<PlaceLines place={pickup} />} />}
      end={<Stop name={t('confirm.end')} address={drop ? <PlaceLines place={drop} /> : openEnd} />}
    />
  );
}

/** The name of a place in bold, and the rest of its address. */
function PlaceLines({ place }: { readonly place: Place }) {
  const { first = '', second } = labelLines(shortAddress(place)) ?? {};
  return (
    <span className={styles.place} translate="no">
      <b>{first}</b> {second && <small>{second}</small>}
    </span>
  );
}

interface BookingPriceProps {
  readonly request: BookingRequest;
  /** The price before a change that the customer has not accepted yet. */
  readonly was?: Price | undefined;
}

/** The price of the booking, in large text, and the one before it if it has changed. */
export function BookingPrice({ request, was }: BookingPriceProps) {
  const { t } = useTranslation(['booking', 'price']);
  const priceText = usePriceText();
  const shown = requestPrice(request);
  const status = request.price ?? 'known';
  const price = {
    loading: () => t('booking:confirm.priceLoading'),
    unknown: () => t(`price:late.${shown.kind}`),
    known: () => priceText(shown),
  }[status]();
  const label = was ? t('price:change.was', { price: priceText(was) }) : t('booking:confirm.price');
  return (
    <p className={styles.price}>
      <span key={label} className="soft">
        {label}{' '}
      </span>
      {/* Another text is another element: its start is elsewhere, but nothing has moved. */}
      <strong key={price} className={status === 'known' ? undefined : styles.words}>
        {price}
      </strong>
      {request.hasStops && <span className="soft">{t('booking:price.withoutStops')}</span>}
    </p>
  );
}

/** At the order button: what the amount is, and for a ride now how soon a taxi can be there. */
export function BookingPromise({ request }: { readonly request: BookingRequest }) {
  const { t } = useTranslation(['booking', 'price']);
  const price = requestPrice(request);
  const isEstimate = price.kind === 'taximeter' && price.euro !== null;
  const { minutes } = request.category;
  const facts = [
    isEstimate ? t('price:note.estimate.taximeter') : t(`price:${noteKey(price)}`),
    request.form.isNow && minutes !== null && t('booking:confirm.soon', { minutes: formatMinutes(minutes) }),
  ];
  return <p className={styles.promise}>{facts.map((fact) => fact && <span key={fact}>{fact}</span>)}</p>;
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

/** The meaning of the price: the tariff if the taximeter decides and no amount is known, else the rule of its kind. */
function PriceNote({ price }: { readonly price: Price }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const { meaningOf } = usePriceRule();
  const isMetered = price.kind === 'taximeter' && price.euro === null;
  const text = isMetered ? t('confirm.taximeter', tariffText(language)) : meaningOf(price);
  return text && <p className="soft">{text}</p>;
}

function Stop({ name, address }: { readonly name: string; readonly address: ReactNode }) {
  return (
    <>
      <span className="quiet-text">{name}: </span>
      {address}
    </>
  );
}

/**
 * The terms that apply to the booking, above each order button (BGB § 305(2)), and the privacy notice. They open beside
 * the dialog, which stays.
 */
function TermsLine() {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <p className={`soft ${styles.terms}`}>
      {t('confirm.terms')}{' '}
      <LocalLink to="/terms" target="_blank">
        {t('common:legal.terms')}
      </LocalLink>
      {'\u00a0· '}
      <LocalLink to="/privacy" target="_blank">
        {t('common:legal.privacy')}
      </LocalLink>
    </p>
  );
}
