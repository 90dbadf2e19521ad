import { GoogleLogin, GoogleOAuthProvider } from '@react-oauth/google';
import { useState } from 'react';
import { env } from '../env';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { randomId } from '../lib/random-id';
import * as styles from './login-dialog.module.css';

interface GoogleButtonProps {
  readonly onCredential: (credential: string | undefined, nonce: string) => void;
}

/** Google's own sign-in button; its script is loaded when this is shown, not before. A default export for React.lazy. */
export default function GoogleButton({ onCredential }: GoogleButtonProps) {
  const { t } = useTranslation(['common', 'errors']);
  const language = useLanguage();
  const [script, setScript] = useState<'loading' | 'loaded' | 'failed'>('loading');
  const [nonce] = useState(randomId);

  return (
    <GoogleOAuthProvider
      clientId={env.googleClientId}
      locale={language}
      onScriptLoadSuccess={() => setScript('loaded')}
      onScriptLoadError={() => setScript('failed')}
    >
      {script === 'loading' && <p role="status">{t('common:loading')}</p>}
      {script === 'failed' && (
        <p role="alert" className={styles.alert}>
          {t('errors:loginUnavailable')}
        </p>
      )}
      <GoogleLogin
        nonce={nonce}
        size="large"
        onSuccess={({ credential }) => onCredential(credential, nonce)}
        onError={() => onCredential(undefined, nonce)}
      />
    </GoogleOAuthProvider>
  );
}
