import type { Ride } from '../../backend/types';
import { formatDayAndTime, formatEuro, formatNumber, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { addressLine } from '../../lib/places/place';
import { toEuro } from '../../price/price';
import { type Invoice, totalOfInvoices } from './invoice';
import * as styles from './invoice.module.css';
import type { InvoiceDetails } from './invoice-details';
import { DetailRows, Letterhead } from './letterhead';

interface InvoiceCoverProps {
  readonly invoices: readonly { readonly ride: Ride; readonly invoice: Invoice }[];
  readonly details: InvoiceDetails;
}

/**
 * The first page of several receipts: their list, and their totals by tax rate. It is called a receipt only if all the
 * rides are paid.
 */
export function InvoiceCover({ invoices, details }: InvoiceCoverProps) {
  const { t } = useTranslation(['invoice', 'account']);
  const language = useLanguage();
  const title = invoices.every(({ ride }) => ride.isPaid) ? 'cover.title' : 'cover.unpaidTitle';
  const total = totalOfInvoices(invoices.map(({ invoice }) => invoice));
  const euro = (cents: number) => formatEuro(language, toEuro(cents));

  return (
    <article className={`card ${styles.sheet}`}>
      <Letterhead title={t(title, { number: invoices.length })} details={details} />
      <dl className={styles.facts}>
        <DetailRows details={details} />
      </dl>
      <table className={styles.list}>
        <caption className="quiet-text">{t('cover.caption')}</caption>
        <thead>
          <tr className={styles.columns}>
            <th scope="col">{t('facts.ride')}</th>
            <th scope="col">{t('facts.date')}</th>
            <th scope="col">{t('cover.way')}</th>
            <th scope="col">{t('cover.amount')}</th>
          </tr>
        </thead>
        <tbody>
          {invoices.map(({ ride, invoice }) => (
            <tr key={ride.orderId}>
              <th scope="row" translate="no">
                {ride.orderId}
              </th>
              <td>{ride.startsAt ? formatDayAndTime(language, ride.startsAt) : UNKNOWN}</td>
              <td translate="no">
                {addressLine(ride.pickup) || UNKNOWN} – {addressLine(ride.drop) || UNKNOWN}
              </td>
              <td>
                {invoice.grossCents === null ? UNKNOWN : euro(invoice.grossCents)}
                {!ride.isPaid && <div>{t('account:ride.pending')}</div>}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <table className={styles.prices}>
        <caption className="quiet-text">{t('cover.total')}</caption>
        <tbody>
          {total.rates.map(({ vatPercent, netCents, taxCents }) => (
            <tr key={vatPercent}>
              <th scope="row">
                {t('cover.rate', { rate: formatNumber(language, vatPercent, 2), net: euro(netCents) })}
              </th>
              <td>{euro(taxCents)}</td>
            </tr>
          ))}
          <tr className={styles.gross}>
            <th scope="row">{t('cover.total')}</th>
            <td>{euro(total.grossCents)}</td>
          </tr>
          {total.tipCents > 0 && (
            <tr className={styles.tip}>
              <th scope="row">{t('rows.tip')}</th>
              <td>{euro(total.tipCents)}</td>
            </tr>
          )}
        </tbody>
      </table>
      {total.withoutAmount > 0 && (
        <p className={styles.missing}>{t('cover.withoutAmount', { number: total.withoutAmount })}</p>
      )}
    </article>
  );
}
