import { useQuery } from '@tanstack/react-query';
import type { CallFailure } from '../../backend/failure';
import { getMilesDiscount } from '../../backend/order-calls';
import { queryKeys } from '../../backend/query';
import { formatEuro } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { valueOrThrow } from '../../lib/result';
import { paymentIcon } from '../../price/payment-icon';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Answer } from './answer';
import { CustomerPage } from './customer-page';
import * as styles from './pages.module.css';

/**
 * Wallet: the bonus with its rules, if there is a programme, and the payment types (D8). The backend reports the discount
 * only, so points are never shown (D30).
 */
export function WalletScreen() {
  const { t } = useTranslation('customer-pages');
  const language = useLanguage();
  const miles = useQuery<number, CallFailure>({
    queryKey: queryKeys.milesDiscount,
    enabled: site.hasBonusProgramme,
    queryFn: async () => valueOrThrow(await getMilesDiscount()),
  });
  const payment = (
    <>
      <h2 className={styles.heading}>{t('wallet.payment')}</h2>
      <ul className={styles.ways}>
        {site.paymentTypes.map((type) => (
          <li key={type}>
            <Icon of={paymentIcon(type)} size={22} />
            {t(`wallet.payments.${type}`)}
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <LocalLink to="/bookings" className={buttonClass()}>
          {t('wallet.book')}
        </LocalLink>
      </div>
    </>
  );
  if (!site.hasBonusProgramme) return <CustomerPage title={t('menu.payment')}>{payment}</CustomerPage>;
  return (
    <CustomerPage title={t('menu.wallet')}>
      <h2 className={styles.heading}>{t('wallet.bonus')}</h2>
      <Answer
        query={miles}
        say={(bonus) => (bonus > 0 ? t('wallet.available', { amount: formatEuro(language, bonus) }) : t('wallet.none'))}
        isGood={(bonus) => bonus > 0}
        unreadable={t('wallet.unreadable')}
      >
        <p className="soft">{t('wallet.rule')}</p>
        {payment}
      </Answer>
    </CustomerPage>
  );
}
