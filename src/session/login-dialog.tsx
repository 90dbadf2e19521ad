import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { ConsentQuestion } from '../consent/consent-question';
import { useConsent } from '../consent/use-consent';
import { env } from '../env';
import type { ErrorKey } from '../i18n/error-key';
import { useTranslation } from '../i18n/use-translation';
import { localStore } from '../lib/storage';
import { Dialog } from '../ui/dialog';
import * as styles from './login-dialog.module.css';
import { type LoginNotice, loginNotice } from './login-notice';
import { signIn } from './sign-in';

const GoogleButton = lazy(() => import('./google-button'));

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the customer is logged in; the dialog asks to be closed first. */
  readonly onSignedIn: () => void;
  /** Asked for after a failure: opens this dialog again. */
  readonly onRetry: () => void;
}

/** The login modal: Google sign-in only (Spec §2). Whatever goes wrong is said by the login notice (D12). */
export function LoginDialog({ open, onClose, onSignedIn, onRetry }: LoginDialogProps) {
  const { t } = useTranslation(['session', 'common']);
  const consent = useConsent('signIn');
  const content = useRef<HTMLDivElement>(null);
  const [signingIn, setSigningIn] = useState(false);
  const [problem, setProblem] = useState<ErrorKey | null>(null);

  const latestRetry = useRef(onRetry);
  useEffect(() => {
    latestRetry.current = onRetry;
  }, [onRetry]);

  // A new attempt starts without the last one's sentence.
  useEffect(() => {
    if (!open) return;
    setProblem(null);
    loginNotice.set(null);
  }, [open]);

  // Said after the dialog has closed: before that the page behind it is neither seen nor heard. It leaves with this dialog.
  useEffect(() => {
    if (open || !problem) return;
    const notice: LoginNotice = { kind: 'failed', sentence: problem, retry: () => latestRetry.current() };
    loginNotice.set(notice);
    return () => {
      if (loginNotice.get() === notice) loginNotice.set(null);
    };
  }, [open, problem]);

  const receive = async (credential: string | undefined, nonce: string) => {
    setSigningIn(true);
    const failure = await signIn(credential, { nonce, clientId: env.googleClientId });
    setSigningIn(false);
    setProblem(failure);
    onClose();
    if (failure) return;
    if (!localStore.keeps('token')) loginNotice.set({ kind: 'not-kept' });
    onSignedIn();
  };

  return (
    <Dialog open={open} onClose={onClose} title={t('session:loginRequired')} closeLabel={t('common:close')}>
      <p className="soft">{t('session:explanation')}</p>
      <div ref={content} tabIndex={-1} className={styles.service}>
        {consent === 'allowed' ? (
          <Suspense fallback={<p role="status">{t('common:loading')}</p>}>
            <GoogleButton onCredential={receive} />
          </Suspense>
        ) : (
          <ConsentQuestion service="signIn" onAllowed={() => content.current?.focus()} />
        )}
      </div>
      <p role="status" className={styles.status}>
        {signingIn ? t('session:signingIn') : ''}
      </p>
    </Dialog>
  );
}
