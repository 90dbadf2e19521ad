import { useTranslation } from '../../i18n/use-translation';
import { signInProvider } from '../../session/identity/provider';
import { buttonClass } from '../../ui/button';
import { CustomerPage } from './customer-page';
import * as styles from './pages.module.css';

/** Change password: the password is that of the sign-in's provider (D8). */
export function ChangePasswordScreen() {
  const { t } = useTranslation('customer-pages');
  return (
    <CustomerPage title={t('menu.password')}>
      <p>{t('password.text')}</p>
      <div className={styles.actions}>
        <a className={buttonClass()} href={signInProvider.passwordUrl} rel="noreferrer">
          {t('password.open')}
        </a>
      </div>
      <p className="soft">{t('password.note')}</p>
    </CustomerPage>
  );
}
