import { formatDayAndTime, UNKNOWN } from '../../i18n/formats';
import { tariffText } from '../../i18n/tariff-text';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinInstant } from '../../lib/berlin-time';
import { site } from '../../site';
import { TripLine } from '../../ui/trip-line';
import { extraName } from '../extras/extras';
import type { BookingRequest } from '../order/booking-request';
import { needsVehicleNote } from '../order/payload';
import { usePriceText } from '../vehicles/use-price-text';
import * as styles from './dialogs.module.css';

/** The booking and its price, directly above the order button (D20). */
export function BookingSummary({ request }: { readonly request: BookingRequest }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const priceText = usePriceText();
  const { form, pickup, drop, category, phone } = request;
  const price = {
    loading: () => t('confirm.priceLoading'),
    unknown: () => t('confirm.priceUnknown'),
    known: () => priceText(category.price),
  }[request.price ?? 'known']();
  const instant = berlinInstant(form);
  const time = instant ? formatDayAndTime(language, instant) : UNKNOWN;
  const typedEnd = form.end.trim();
  const end = drop?.label ?? (typedEnd ? t('confirm.asNote', { address: typedEnd }) : t('confirm.open'));
  const extras = form.moreOption.map((extra) => extraName(extra, language, site.extraNames)).join(', ');
  const facts: readonly (readonly [string, string])[] = [
    [t('confirm.time'), form.isNow ? t('confirm.now', { time }) : time],
    [
      t('confirm.vehicle'),
      needsVehicleNote(category) ? t('confirm.asWish', { vehicle: category.name }) : category.name,
    ],
    [t('confirm.persons'), String(form.numberOfPersons)],
    [t('confirm.extras'), extras],
    [t('confirm.phone'), phone?.shown ?? form.phone.trim()],
    [t('confirm.instructions'), form.instructions.trim()],
    [t('confirm.payment'), form.paymentType ? t(`payment.${form.paymentType}`) : UNKNOWN],
    [t('confirm.price'), price],
  ];
  const isByTaximeter = request.price === 'unknown' || (request.price === undefined && category.price === null);
  return (
    <>
      <TripLine
        start={<Stop name={t('confirm.start')} address={pickup.label} />}
        end={<Stop name={t('confirm.end')} address={end} />}
      />
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
      {isByTaximeter && <TaximeterNote />}
    </>
  );
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
