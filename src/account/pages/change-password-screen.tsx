import { useTranslation } from '../../i18n/use-translation';
import { buttonClass } from '../../ui/button';
import { CustomerPage } from './customer-page';
import * as styles from './pages.module.css';

const GOOGLE_SECURITY = 'https://myaccount.google.com/security';

/** Change password: sign-in uses Google, so the password is Google's (D8). */
export function ChangePasswordScreen() {
  const { t } = useTranslation('customer-pages');
  return (
    <CustomerPage title={t('menu.password')}>
      <p>{t('password.text')}</p>
      <div className={styles.actions}>
        <a className={buttonClass()} href={GOOGLE_SECURITY} rel="noreferrer">
          {t('password.open')}
        </a>
      </div>
      <p className="soft">{t('password.note')}</p>
    </CustomerPage>
  );
}
