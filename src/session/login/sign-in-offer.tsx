import { useTranslation } from '../../i18n/use-translation';
import { useSession } from '../use-session';
import { LoginButton } from './login-button';
import * as styles from './login-dialog.module.css';

/** Offers the login beside a form that it fills in; renders nothing for a signed-in customer. */
export function SignInOffer() {
  const { t } = useTranslation('session');
  if (useSession().status !== 'anonymous') return null;
  return <LoginButton className={styles.offer}>{t('offer')}</LoginButton>;
}
