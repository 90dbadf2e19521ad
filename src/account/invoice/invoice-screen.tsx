import { useLocation } from '@reach/router';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { orderIdsOf } from '../completed-rides/invoice-path';
import { LoadFailure } from '../loading/load-failure';
import * as screenStyles from '../screen.module.css';
import { invoiceOf } from './invoice';
import * as styles from './invoice.module.css';
import { InvoiceCover } from './invoice-cover';
import { InvoiceDetailsForm } from './invoice-details-form';
import { InvoiceSheet } from './invoice-sheet';
import { useInvoiceDetails } from './use-invoice-details';
import { useInvoicedRides } from './use-invoiced-rides';

// jsdom cannot print, so tests pass a function of their own.
const printPage = () => window.print();

interface InvoiceScreenProps {
  readonly print?: () => void;
}

/** The invoices of the rides in the address (Spec §2): on screen, and in print on a page each (D40). */
export function InvoiceScreen({ print = printPage }: InvoiceScreenProps) {
  const { t } = useTranslation(['invoice', 'common']);
  const { pathname } = useLocation();
  const orderIds = orderIdsOf(pathname);
  const found = useInvoicedRides(orderIds);
  const { details, change } = useInvoiceDetails(orderIds.join(','));
  const rides = found.status === 'found' ? found.rides : [];
  const invoices = rides.map((ride) => ({
    ride,
    invoice: invoiceOf(ride, {
      vatPercent: site.vatPercent,
      taxNumber: site.legal.taxNumber,
      recipient: details.recipient,
    }),
  }));

  return (
    <section className={screenStyles.screen} aria-labelledby="invoice-title">
      <div className={styles.screenOnly}>
        <h1 id="invoice-title" className={screenStyles.title}>
          {t('title')}
        </h1>
        {/* Above content that is still loading, so that it does not move. */}
        <LocalLink to="/private/your-ride" className={buttonClass('quiet')}>
          {t('back')}
        </LocalLink>
        {orderIds.length === 0 && <p role="alert">{t('noNumber')}</p>}
        {found.status === 'looking' && (
          <p role="status" data-waiting>
            {t('looking')}
          </p>
        )}
        {found.status === 'failed' && <LoadFailure failure={found.failure} onRetry={found.retry} />}
        {found.status === 'found' &&
          found.notFound.map((orderId) => (
            <p key={orderId} role="alert">
              {t('notFound', { number: orderId })}
            </p>
          ))}
        {invoices.length > 0 && (
          <>
            <InvoiceDetailsForm details={details} onChange={change} />
            <Button onClick={print}>{t('print')}</Button>
          </>
        )}
      </div>
      {invoices.length > 0 && (
        <div className={styles.document}>
          {invoices.length > 1 && <InvoiceCover invoices={invoices} details={details} />}
          {invoices.map(({ ride, invoice }) => (
            <InvoiceSheet key={ride.orderId} ride={ride} invoice={invoice} details={details} />
          ))}
        </div>
      )}
    </section>
  );
}
