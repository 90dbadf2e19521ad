import { type ReactNode, useSyncExternalStore } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { buttonClass } from '../../ui/button';
import { FailureNote } from '../../ui/failure-note';
import { isLoginRefused } from '../session-store';
import { useSession } from '../use-session';
import { LoginButton } from './login-button';
import * as styles from './login-dialog.module.css';
import { CallInstead, NeedsScript } from './without-sign-in';

interface RequireCustomerProps {
  /** The heading of the page until it is known whether somebody is signed in; for screen readers only. */
  readonly heading: string;
  readonly children: ReactNode;
}

/**
 * Renders its children for a signed-in customer only. Others get the Login Required panel, and no call is made (D7).
 */
export function RequireCustomer({ heading, children }: RequireCustomerProps) {
  const { t } = useTranslation(['session', 'errors']);
  const session = useSession();
  const isRefused = useSyncExternalStore(isLoginRefused.subscribe, isLoginRefused.get, () => false);

  if (session.status === 'signed-in') return <>{children}</>;
  if (session.status === 'checking') {
    return (
      <>
        <h1 className="quiet-text">{heading}</h1>
        <div className="wrap">
          <p role="status" data-waiting>
            {t('checking')}
          </p>
          <NeedsScript />
        </div>
      </>
    );
  }
  return (
    <div className="wrap">
      <section className={`card ${styles.required}`}>
        <h1>{t('loginRequired')}</h1>
        <p className="soft">{t('explanation')}</p>
        {isRefused && (
          <div role="alert">
            <FailureNote sentence={t('errors:unauthorized')}>
              <FailureReference isApart />
            </FailureNote>
          </div>
        )}
        <LoginButton className={buttonClass()}>{t('open')}</LoginButton>
        <CallInstead />
      </section>
    </div>
  );
}
