import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useEffect, useState } from 'react';
import { FailureReference } from '../../../i18n/failure-reference';
import { useLanguage } from '../../../i18n/use-language';
import { useTranslation } from '../../../i18n/use-translation';
import { randomId } from '../../../lib/id';
import { Button } from '../../../ui/button';
import { useTimeout } from '../../../ui/effects';
import { ErrorBoundary } from '../../../ui/error-boundary';
import { FailureNote } from '../../../ui/failure-note';
import type { SignInButtonProps } from '../port';
import { loginWithGoogle, readCredential } from './credential';
import { clientId } from './settings';
import * as styles from './sign-in-button.module.css';

/**
 * After this time, the same as for the maps script (Spec §9), Google's script counts as failed. A later arrival is
 * still used.
 */
const SCRIPT_WAIT_MS = 30_000;

/** After this time without a button Google's sign-in counts as unavailable; Google reports neither. */
const BUTTON_WAIT_MS = 10_000;
const LOOK_EVERY_MS = 1_000;

/** Google's own limit, https://developers.google.com/identity/gsi/web/reference/js-reference#width */
const WIDTH_MAX_PX = 400;

/** Google's sign-in button. Its script loads when the button is shown, and again after a failure (Spec §4). */
export function GoogleButton({ onAnswer }: SignInButtonProps) {
  // As the key, a new attempt loads the script again.
  const [attempt, setAttempt] = useState(0);
  const tryAgain = () => setAttempt((last) => last + 1);
  return (
    // Google's code runs in an effect of its button, and may throw there.
    <ErrorBoundary key={attempt} place="" fallback={() => <Unavailable onRetry={tryAgain} />}>
      <Attempt onAnswer={onAnswer} onRetry={tryAgain} />
    </ErrorBoundary>
  );
}

interface RetryProps {
  readonly onRetry: () => void;
}

function Attempt({ onAnswer, onRetry }: SignInButtonProps & RetryProps) {
  const { t } = useTranslation('common');
  const language = useLanguage();
  const [script, setScript] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [isMissing, setMissing] = useState(false);
  const [nonce] = useState(randomId);
  const answer = (credential: string | undefined) => {
    const user = readCredential(credential, nonce);
    onAnswer(user && (() => loginWithGoogle(user)));
  };
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

  useTimeout(script === 'loading' ? SCRIPT_WAIT_MS : null, () => setScript('failed'));

  // A button that comes late is used, and one that goes is missing.
  useEffect(() => {
    if (script !== 'loaded' || !room) return;
    let withoutMs = 0;
    const timer = setInterval(() => {
      withoutMs = hasButton(room) ? 0 : withoutMs + LOOK_EVERY_MS;
      setMissing(withoutMs >= BUTTON_WAIT_MS);
    }, LOOK_EVERY_MS);
    return () => clearInterval(timer);
  }, [script, room]);

  return (
    <GoogleOAuthProvider
      clientId={clientId}
      locale={language}
      onScriptLoadSuccess={() => setScript('loaded')}
      onScriptLoadError={() => setScript('failed')}
    >
      {script === 'loading' && (
        <p role="status" className={styles.waiting}>
          {t('loading')}
        </p>
      )}
      {(script === 'failed' || isMissing) && <Unavailable onRetry={onRetry} />}
      {script !== 'failed' && (
        <div ref={setRoom} className={styles.google}>
          {width > 0 && (
            <GoogleLogin
              nonce={nonce}
              size="large"
              shape="pill"
              width={Math.min(width, WIDTH_MAX_PX)}
              onSuccess={({ credential }) => answer(credential)}
              onError={() => onAnswer(null)}
            />
          )}
        </div>
      )}
    </GoogleOAuthProvider>
  );
}

/** Whether Google has drawn something that can be seen into the element of the button. */
const hasButton = (room: HTMLElement) =>
  [...room.querySelectorAll(':scope > * *')].some((part) => {
    const { width, height } = part.getBoundingClientRect();
    return width > 0 && height > 0;
  });

/** The sentence of Spec §8, with a way to try again. */
function Unavailable({ onRetry }: RetryProps) {
  const { t } = useTranslation(['common', 'errors']);
  return (
    <div className={styles.unavailable}>
      <div role="alert">
        <FailureNote sentence={t('errors:loginUnavailable')}>
          <FailureReference isApart />
        </FailureNote>
      </div>
      <Button onClick={onRetry}>{t('common:tryAgain')}</Button>
    </div>
  );
}
