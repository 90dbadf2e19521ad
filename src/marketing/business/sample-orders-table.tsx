import { formatEuro, formatWeekday } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './business.module.css';
import { sampleOrders } from './sample-orders';

/** The orders table: hard-coded samples, marked as such (Spec §2, D22). */
export function SampleOrdersTable() {
  const { t } = useTranslation('business');
  const language = useLanguage();
  return (
    <section className={`wrap ${styles.orders}`} aria-labelledby="business-orders">
      <h2 id="business-orders">{t('orders.title')}</h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scroll container must be reachable by keyboard */}
      <section className={styles.scroll} tabIndex={0} aria-label={t('orders.caption')}>
        <table className={styles.table}>
          <caption>
            <span>{t('orders.caption')}</span>
          </caption>
          <thead>
            <tr>
              <th scope="col">{t('orders.number')}</th>
              <th scope="col">{t('orders.time')}</th>
              <th scope="col">{t('orders.route')}</th>
              <th scope="col">{t('orders.travellers')}</th>
              <th scope="col">{t('orders.price')}</th>
              <th scope="col">{t('orders.status')}</th>
            </tr>
          </thead>
          <tbody>
            {sampleOrders.map((order) => (
              <tr key={order.number}>
                <th scope="row" translate="no">
                  {order.number}
                </th>
                <td data-label={t('orders.time')}>{`${formatWeekday(language, order.weekday)}, ${order.time}`}</td>
                <td data-label={t('orders.route')} translate="no">
                  {order.from} → {order.to}
                </td>
                <td data-label={t('orders.travellers')}>{order.travellers}</td>
                <td data-label={t('orders.price')}>{formatEuro(language, order.price)}</td>
                <td data-label={t('orders.status')}>{t(`orders.${order.status}`)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </section>
  );
}
