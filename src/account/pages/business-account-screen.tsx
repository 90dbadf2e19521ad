import { useQuery } from '@tanstack/react-query';
import { getBusinessStatus } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import { ContactList } from '../../i18n/contact-list';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { valueOrThrow } from '../../lib/result';
import { buttonClass } from '../../ui/button';
import { Answer } from './answer';
import { ContactLinks } from './contact-links';
import { CustomerPage } from './customer-page';
import * as styles from './pages.module.css';

/** Business account: its status, and how to get one (D2, D8). */
export function BusinessAccountScreen() {
  const { t } = useTranslation('customer-pages');
  const status = useQuery<boolean, CallFailure>({
    queryKey: queryKeys.businessStatus,
    queryFn: async () => valueOrThrow(await getBusinessStatus()),
  });
  return (
    <CustomerPage title={t('menu.business')}>
      <Answer
        query={status}
        say={(isActive) => t(isActive ? 'business.active' : 'business.inactive')}
        isGood={(isActive) => isActive}
        unreadable={t('business.unreadable')}
      >
        {status.isSuccess && status.data ? (
          <div className={styles.actions}>
            <LocalLink to="/business" className={buttonClass()}>
              {t('business.order')}
            </LocalLink>
          </div>
        ) : (
          <>
            <p>{t('business.how')}</p>
            <ContactLinks subject={t('business.subject')} lines={[t('business.company'), t('business.address'), '']} />
          </>
        )}
        {/* For customers whom the business page redirects (Spec §2, D2). */}
        <ContactList />
      </Answer>
    </CustomerPage>
  );
}
