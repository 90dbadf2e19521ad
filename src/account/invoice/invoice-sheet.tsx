import type { Ride } from '../../backend/types';
import { formatDayAndTime, formatEuro, formatNumber, UNKNOWN } from '../../i18n/formats';
import { textIn } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { addressLine } from '../../lib/places/place';
import { toEuro } from '../../price/price';
import { site } from '../../site';
import type { Invoice, InvoiceRow } from './invoice';
import * as styles from './invoice.module.css';
import type { InvoiceDetails } from './invoice-details';
import { DetailRows, Fact, Letterhead } from './letterhead';

/** Distances are precise to a metre, prices per kilometre to a ten-thousandth of a euro. */
const KILOMETER_DIGITS = 3;
const PRICE_DIGITS = 4;

interface InvoiceSheetProps {
  readonly ride: Ride;
  readonly invoice: Invoice;
  readonly details: InvoiceDetails;
}

/**
 * The receipt of one ride with both of its numbers (docs/words.md), on its own page in print (D40). A
 * ride that is not paid has a statement instead: a receipt confirms a payment (BGB § 368).
 */
export function InvoiceSheet({ ride, invoice, details }: InvoiceSheetProps) {
  const { t } = useTranslation(['invoice', 'account', 'price']);
  const language = useLanguage();
  const ordinance = textIn(site.price.ordinance, language);
  const { missing, isAboveSmallAmount } = invoice;
  const distance =
    ride.distanceKm === null ? UNKNOWN : `${formatNumber(language, ride.distanceKm, KILOMETER_DIGITS)} km`;

  return (
    <article className={`card ${styles.sheet}`}>
      <Letterhead title={t(ride.isPaid ? 'sheetTitle' : 'unpaidTitle')} details={details} />
      <dl className={styles.facts}>
        <Fact name={t('facts.booking')} value={ride.bookingId} translate="no" />
        <Fact name={t('facts.ride')} value={ride.orderId} translate="no" />
        <Fact
          name={t('facts.date')}
          value={ride.startsAt ? t('facts.clock', { time: formatDayAndTime(language, ride.startsAt) }) : UNKNOWN}
        />
        <Fact name={t('facts.from')} value={addressLine(ride.pickup) || UNKNOWN} translate="no" />
        <Fact name={t('facts.to')} value={addressLine(ride.drop) || UNKNOWN} translate="no" />
        <Fact name={t('facts.distance')} value={distance} />
        <Fact name={t('facts.car')} value={ride.carNumber || UNKNOWN} translate="no" />
        <Fact name={t('facts.driver')} value={ride.driverName || UNKNOWN} translate="no" />
        {ride.priceKind && (
          <Fact name={t('price:receipt.kind')} value={t(`price:receipt.${ride.priceKind}`, { ordinance })} />
        )}
        <DetailRows details={details} />
      </dl>
      <PriceTable invoice={invoice} />
      <p>
        {t('payment')} {t(`account:ride.payment.${ride.paymentType}`)},{' '}
        <strong>{t(ride.isPaid ? 'account:ride.paid' : 'account:ride.pending')}</strong>
      </p>
      {missing.length > 0 && (
        <p className={styles.missing}>
          {t('missing.title')} {missing.map((fact) => t(`missing.${fact}`)).join(', ')}.
        </p>
      )}
      {isAboveSmallAmount && <p className={styles.small}>{t('aboveSmallAmount')}</p>}
      <p className={styles.small}>{t('noInvoiceNumber')}</p>
    </article>
  );
}

/** The price rows and the gross amount with its net and tax; the tip below is not part of them. */
function PriceTable({ invoice }: { readonly invoice: Invoice }) {
  const { t } = useTranslation(['invoice', 'price']);
  const language = useLanguage();
  const { rows, grossCents, netCents, taxCents, vatPercent, tipCents } = invoice;
  const euro = (cents: number | null) => (cents === null ? UNKNOWN : formatEuro(language, toEuro(cents)));
  const labelOf = (row: InvoiceRow) =>
    row.kind === 'distance'
      ? t('rows.distance', {
          distance: formatNumber(language, row.kilometers, KILOMETER_DIGITS),
          price: formatEuro(language, row.pricePerKm, PRICE_DIGITS),
        })
      : t(row.kind === 'fixed' || row.kind === 'corridor' ? `price:receipt.row.${row.kind}` : `rows.${row.kind}`);

  return (
    <table className={styles.prices}>
      <caption className="quiet-text">{t('rows.caption')}</caption>
      <tbody>
        {rows.map((row) => (
          <tr key={row.kind}>
            <th scope="row">{labelOf(row)}</th>
            <td>{euro(row.cents)}</td>
          </tr>
        ))}
        <tr className={styles.gross}>
          <th scope="row">{t('rows.gross')}</th>
          <td>{euro(grossCents)}</td>
        </tr>
        {grossCents !== null && (
          <>
            <tr>
              <th scope="row">{t('rows.net')}</th>
              <td>{euro(netCents)}</td>
            </tr>
            <tr>
              <th scope="row">{t('rows.tax', { rate: formatNumber(language, vatPercent, 2) })}</th>
              <td>{euro(taxCents)}</td>
            </tr>
          </>
        )}
        {tipCents > 0 && (
          <tr className={styles.tip}>
            <th scope="row">{t('rows.tip')}</th>
            <td>{euro(tipCents)}</td>
          </tr>
        )}
      </tbody>
    </table>
  );
}
