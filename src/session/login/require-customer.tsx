import { type ReactNode, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { buttonClass } from '../../ui/button';
import { isLoginRefused } from '../login-refusal';
import { useSession } from '../use-session';
import { LoginButton } from './login-button';
import * as styles from './login-dialog.module.css';

/**
 * Renders its children for a signed-in customer only. Others get the Login Required panel, and no call is made (D7).
 */
export function RequireCustomer({ children }: { readonly children: ReactNode }) {
  const { t } = useTranslation(['session', 'errors']);
  const session = useSession();
  const isRefused = useSyncExternalStore(isLoginRefused.subscribe, isLoginRefused.get, () => false);

  if (session.status === 'signed-in') return <>{children}</>;
  if (session.status === 'checking') {
    return (
      <p role="status" className="wrap" data-waiting>
        {t('checking')}
      </p>
    );
  }
  return (
    <div className="wrap">
      <section className={`card ${styles.required}`}>
        <h1>{t('loginRequired')}</h1>
        <p className="soft">{t('explanation')}</p>
        {isRefused && <p role="alert">{t('errors:unauthorized')}</p>}
        <LoginButton className={buttonClass()}>{t('open')}</LoginButton>
      </section>
    </div>
  );
}
