import { type ComponentType, type ReactNode, useEffect, useRef, useState } from 'react';
import { ConsentQuestion } from '../../consent/consent-question';
import { useConsent } from '../../consent/consent-store';
import { localStore } from '../../device/storage';
import type { ErrorKey } from '../../i18n/texts';
import { useTranslation } from '../../i18n/use-translation';
import { Dialog } from '../../ui/dialog/dialog';
import { Sheet } from '../../ui/dialog/sheet';
import { useStable } from '../../ui/effects';
import type { RequestTokens, SignInButtonProps } from '../identity/port';
import { signInProvider } from '../identity/provider';
import { startSession } from '../session-store';
import { useSession } from '../use-session';
import * as styles from './login-dialog.module.css';
import { loginNotice } from './login-notice-bar';
import { CallInstead } from './without-sign-in';

export interface LoginFormProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after a successful login; the dialog closes first. */
  readonly onSignedIn: () => void;
  /** Called with the error of a failed login; the dialog closes first. */
  readonly onProblem: (sentence: ErrorKey) => void;
  /** The booking that waits for the login. */
  readonly booking?: ReactNode;
  /** Whether it takes the place of the screen's panel; always the same. */
  readonly isSheet?: boolean;
  /** The button of the provider. */
  readonly SignInButton: ComponentType<SignInButtonProps>;
}

/** The content of the login modal: the provider's sign-in only (Spec §2), after consent (D27). */
export function LoginForm(props: LoginFormProps) {
  const { open, onClose, onSignedIn, onProblem, booking, isSheet, SignInButton } = props;
  const { t } = useTranslation(['session', 'common']);
  const Frame = isSheet ? Sheet : Dialog;
  const consent = useConsent(signInProvider);
  const content = useRef<HTMLDivElement>(null);
  const [signingIn, setSigningIn] = useState(false);

  // Another tab may sign the customer in meanwhile: this dialog has nothing to ask any more.
  const isSignedElsewhere = useSession().status === 'signed-in' && !signingIn;
  useEffect(() => {
    if (!open || !isSignedElsewhere) return;
    onClose();
    onSignedIn();
  }, [open, isSignedElsewhere, onClose, onSignedIn]);

  const receive = async (requestTokens: RequestTokens | null) => {
    setSigningIn(true);
    const failure = await signIn(requestTokens);
    setSigningIn(false);
    if (!failure && !localStore.keeps('token')) loginNotice.set({ kind: 'not-kept' });
    finish(failure);
  };
  const finish = useStable((failure: ErrorKey | null) => {
    if (open) onClose();
    if (failure) return onProblem(failure);
    // A customer who has closed the dialog meanwhile stays on this page.
    if (open) onSignedIn();
  });

  return (
    <Frame open={open} onClose={onClose} title={t('session:loginRequired')} closeLabel={t('common:close')}>
      {booking}
      <p className="soft">{t('session:explanation')}</p>
      <div ref={content} tabIndex={-1} className={styles.service}>
        {consent === 'allowed' ? (
          <SignInButton onAnswer={receive} />
        ) : (
          <ConsentQuestion about={signInProvider} onAllowed={() => content.current?.focus()} />
        )}
      </div>
      <div className={styles.last}>
        <p role="status">{signingIn ? t('session:signingIn') : ''}</p>
        <CallInstead />
      </div>
    </Frame>
  );
}

/**
 * Signs in at the backend. Returns null on success, else the error's sentence (Spec §5, §8); then the visitor stays
 * signed out (D12).
 */
export async function signIn(requestTokens: RequestTokens | null): Promise<ErrorKey | null> {
  if (!requestTokens) return 'loginCredential';
  const login = await requestTokens();
  if (!login.ok) return 'loginServer';
  const { token, refreshToken } = login.value;
  if (!token || !refreshToken) return 'loginNoTokens';
  return startSession({ token, refreshToken }) ? null : 'loginCredential';
}
