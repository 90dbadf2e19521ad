import { lazy, Suspense, useEffect, useState } from 'react';
import { env, isGoogle } from '../env';
import { useTranslation } from '../i18n/use-translation';
import { Button } from '../ui/button';
import { Dialog } from '../ui/dialog';
import { loginNotice } from './login-notice';
import { signIn } from './sign-in';

const GoogleButton = lazy(() => import('./google-button'));

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the customer is logged in; the dialog asks to be closed first. */
  readonly onSignedIn: () => void;
}

/** The login modal: Google sign-in only (Spec §2). Whatever goes wrong is said by the login notice (D12). */
export function LoginDialog({ open, onClose, onSignedIn }: LoginDialogProps) {
  const { t } = useTranslation(['session', 'common']);
  const [allowed, setAllowed] = useState(!isGoogle(env.identityUrl));
  const [signingIn, setSigningIn] = useState(false);

  // A new attempt starts without the last one's sentence.
  useEffect(() => {
    if (open) loginNotice.set(null);
  }, [open]);

  const receive = async (credential: string | undefined, nonce: string) => {
    setSigningIn(true);
    const problem = await signIn(credential, { nonce, clientId: env.googleClientId });
    setSigningIn(false);
    loginNotice.set(problem);
    onClose();
    if (!problem) onSignedIn();
  };

  return (
    <Dialog open={open} onClose={onClose} title={t('session:loginRequired')} closeLabel={t('common:close')}>
      <p className="soft">{t('session:explanation')}</p>
      {!allowed && (
        <>
          <p className="soft">{t('session:consent')}</p>
          <Button onClick={() => setAllowed(true)}>{t('session:allow')}</Button>
        </>
      )}
      {allowed && (
        <Suspense fallback={<p role="status">{t('common:loading')}</p>}>
          <GoogleButton onCredential={receive} />
        </Suspense>
      )}
      <p role="status">{signingIn ? t('session:signingIn') : ''}</p>
    </Dialog>
  );
}
