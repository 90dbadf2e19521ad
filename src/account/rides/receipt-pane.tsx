import { formatEuro, formatWeekdayAndTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { toEuro } from '../../price/price';
import { site } from '../../site';
import { invoiceOf } from '../invoice/invoice';
import * as invoiceStyles from '../invoice/invoice.module.css';
import { InvoiceSheet } from '../invoice/invoice-sheet';
import { PrintButton } from '../invoice/print-button';
import { useInvoiceDetails } from '../invoice/use-invoice';
import { RideActions, type RideActionsProps } from './completed-ride';
import * as styles from './completed-ride.module.css';

/** The receipt of a ride beside the list, with Print, Book again and Rate. Print prints the receipt alone. */
export function ReceiptPane({ ride, canRate }: RideActionsProps) {
  const { t } = useTranslation('invoice');
  const language = useLanguage();
  const { details } = useInvoiceDetails(ride.orderId);
  const { vatPercent, legal } = site;
  const invoice = invoiceOf(ride, { vatPercent, taxNumber: legal.taxNumber, recipient: details.recipient });
  return (
    <section aria-labelledby="receipt-title" className={invoiceStyles.document}>
      <div className={styles.actions}>
        {/* Which one: a current ride may lie beside it. */}
        <h2 id="receipt-title" className={styles.which}>
          {[
            t('title'),
            ride.startsAt && formatWeekdayAndTime(language, ride.startsAt),
            invoice.grossCents !== null && formatEuro(language, toEuro(invoice.grossCents)),
          ]
            .filter(Boolean)
            .join(' · ')}
        </h2>
        <PrintButton title={`${ride.orderId} – ${site.name}`} />
        <RideActions ride={ride} canRate={canRate} />
      </div>
      <InvoiceSheet ride={ride} invoice={invoice} details={details} />
    </section>
  );
}
