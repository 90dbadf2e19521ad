import { useLocation } from '@reach/router';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { pathIn } from '../../lib/links';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { Disclosure } from '../../ui/disclosure';
import { orderIdsOf } from '../completed-rides/invoice-path';
import { LoadFailure } from '../loading/loading';
import * as screenStyles from '../screen.module.css';
import { invoiceOf } from './invoice';
import * as styles from './invoice.module.css';
import { InvoiceCover } from './invoice-cover';
import { InvoiceDetailsForm } from './invoice-details-form';
import { InvoiceSheet } from './invoice-sheet';
import { PrintButton } from './print-button';
import { useInvoiceDetails, useInvoicedRides } from './use-invoice';

/** The invoices of the rides in the address (Spec §2): on screen, and in print on a page each (D40). */
export function InvoiceScreen() {
  const { t } = useTranslation(['invoice', 'common']);
  const orderIds = orderIdsOf(pathIn(useLocation()));
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

  const isFound = invoices.length > 0;
  return (
    <section className={`${screenStyles.screen} ${screenStyles.wide}`} aria-labelledby="invoice-title">
      <div className={styles.screenOnly}>
        <div className={styles.head}>
          <h1 id="invoice-title" className={screenStyles.title}>
            {t('title')}
          </h1>
          {/* Takes its space before the ride is found, so that nothing moves. */}
          <PrintButton
            title={`${rides.map(({ orderId }) => orderId).join(', ')} – ${site.name}`}
            className={isFound ? '' : styles.waiting}
          />
          <LocalLink to="/private/your-ride" className={buttonClass('quiet')}>
            {t('back')}
          </LocalLink>
        </div>
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
      </div>
      {isFound && (
        <div className={styles.receipt}>
          <div className={styles.document}>
            {invoices.length > 1 && <InvoiceCover invoices={invoices} details={details} />}
            {invoices.map(({ ride, invoice }) => (
              <InvoiceSheet key={ride.orderId} ride={ride} invoice={invoice} details={details} />
            ))}
          </div>
          <Disclosure
            label={t('details.title')}
            className={styles.screenOnly}
            buttonClassName={buttonClass('quiet')}
            panelClassName={styles.panel}
          >
            <InvoiceDetailsForm details={details} onChange={change} />
          </Disclosure>
        </div>
      )}
    </section>
  );
}
