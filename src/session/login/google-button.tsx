import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useEffect, useState } from 'react';
import { env } from '../../env';
import { FailureReference } from '../../i18n/failure-reference';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { randomId } from '../../lib/random-id';
import { Button } from '../../ui/button';
import * as styles from './login-dialog.module.css';

/**
 * After this time, the same as for the maps script (Spec §9), Google's script counts as failed. A later arrival is
 * still used.
 */
const SCRIPT_WAIT_MS = 30_000;

/** Google's own limit, https://developers.google.com/identity/gsi/web/reference/js-reference#width */
const WIDTH_MAX_PX = 400;

interface GoogleButtonProps {
  readonly onCredential: (credential: string | undefined, nonce: string) => void;
}

/** Google's sign-in button. Its script loads when the button is shown, and again after a failure (Spec §4). */
export function GoogleButton({ onCredential }: GoogleButtonProps) {
  const { t } = useTranslation(['common', 'errors']);
  const language = useLanguage();
  const [script, setScript] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [nonce] = useState(randomId);
  // Each attempt has another element.
  const [room, setRoom] = useState<HTMLDivElement | null>(null);
  // Google draws the button in a frame of a fixed width in px.
  const [width, setWidth] = useState(0);
  // The dialog around it opens after this component's effects.
  useEffect(() => {
    if (!room) return;
    const observer = new ResizeObserver(() => setWidth(room.clientWidth));
    observer.observe(room);
    return () => observer.disconnect();
  }, [room]);
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
            {t('errors:loginUnavailable')} <FailureReference isApart />
          </p>
          <Button look="quiet" onClick={tryAgain}>
            {t('common:tryAgain')}
          </Button>
        </>
      )}
      {script !== 'failed' && (
        <div ref={setRoom} className={styles.google}>
          {width > 0 && (
            <GoogleLogin
              nonce={nonce}
              size="large"
              width={Math.min(width, WIDTH_MAX_PX)}
              onSuccess={({ credential }) => onCredential(credential, nonce)}
              onError={() => onCredential(undefined, nonce)}
            />
          )}
        </div>
      )}
    </GoogleOAuthProvider>
  );
}
