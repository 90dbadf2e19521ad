import { useQuery } from '@tanstack/react-query';
import { getBusinessStatus } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { valueOrThrow } from '../../lib/result';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { ContactList } from '../../ui/contact-list';
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
        <Contact />
      </Answer>
    </CustomerPage>
  );
}

/** Contact details, for customers whom the business page redirects (Spec §2, D2). */
function Contact() {
  const { t } = useTranslation('common');
  const names = {
    phone: t('contact.phone'),
    whatsapp: t('contact.whatsapp'),
    mail: t('contact.mail'),
    address: t('contact.address'),
  };
  return <ContactList title={t('contact.title')} names={names} contact={site} />;
}
