import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useEffect, useState } from 'react';
import { env } from '../env';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { randomId } from '../lib/random-id';
import { Button } from '../ui/button';
import * as styles from './login-dialog.module.css';

/**
 * After this time, the same as for the maps script (Spec §9), Google's script counts as failed. A later arrival is
 * still used.
 */
const SCRIPT_WAIT_MS = 30_000;

interface GoogleButtonProps {
  readonly onCredential: (credential: string | undefined, nonce: string) => void;
}

/** Google's sign-in button. Its script loads when the button is shown, and again after a failure (Spec §4). */
export function GoogleButton({ onCredential }: GoogleButtonProps) {
  const { t } = useTranslation(['common', 'errors']);
  const language = useLanguage();
  const [script, setScript] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [nonce] = useState(randomId);
  // As the provider's key, a new attempt loads the script again.
  const [attempt, setAttempt] = useState(0);

  useEffect(() => {
    if (script !== 'loading') return;
    const timer = setTimeout(() => setScript('failed'), SCRIPT_WAIT_MS);
    return () => clearTimeout(timer);
  }, [script]);

  const tryAgain = () => {
    setScript('loading');
    setAttempt((last) => last + 1);
  };

  return (
    <GoogleOAuthProvider
      key={attempt}
      clientId={env.googleClientId}
      locale={language}
      onScriptLoadSuccess={() => setScript('loaded')}
      onScriptLoadError={() => setScript('failed')}
    >
      {script === 'loading' && (
        <p role="status" className={styles.waiting}>
          {t('common:loading')}
        </p>
      )}
      {script === 'failed' && (
        <>
          <p role="alert" className={styles.alert}>
            {t('errors:loginUnavailable')}
          </p>
          <Button look="quiet" onClick={tryAgain}>
            {t('common:tryAgain')}
          </Button>
        </>
      )}
      {script !== 'failed' && (
        <GoogleLogin
          nonce={nonce}
          size="large"
          onSuccess={({ credential }) => onCredential(credential, nonce)}
          onError={() => onCredential(undefined, nonce)}
        />
      )}
    </GoogleOAuthProvider>
  );
}
