import { useEffect, useState } from 'react';
import type { ErrorKey } from '../../i18n/texts';
import { useTranslation } from '../../i18n/use-translation';
import { useStable } from '../../ui/effects';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import { signInProvider } from '../identity/provider';
import type { LoginFormProps } from './login-form';
import { type LoginNotice, loginNotice } from './login-notice-bar';

const loginForm = lazyPart(async () => {
  const [{ LoginForm }, SignInButton] = await Promise.all([import('./login-form'), signInProvider.loadButton()]);
  return (props: Omit<LoginFormProps, 'SignInButton'>) => <LoginForm SignInButton={SignInButton} {...props} />;
});

interface LoginDialogProps extends Pick<LoginFormProps, 'booking' | 'isSheet'> {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called after a successful login; the dialog closes first. */
  readonly onSignedIn: () => void;
  /** Opens this dialog again, after a failure. */
  readonly onRetry: () => void;
}

/**
 * The login modal (Spec §2), loaded when the page is idle or the modal is opened. The login notice shows its errors
 * (D12).
 */
export function LoginDialog({ open, onClose, onSignedIn, onRetry, ...look }: LoginDialogProps) {
  const { t } = useTranslation('common');
  const { Part: LoginForm, isLoading, hasFailed } = useLazyPart(loginForm, open);
  const [problem, setProblem] = useState<ErrorKey | null>(null);

  const close = useStable(onClose);
  const retry = useStable(onRetry);

  // A new attempt clears the last error.
  const [wasOpen, setWasOpen] = useState(open);
  if (open !== wasOpen) {
    setWasOpen(open);
    if (open) setProblem(null);
  }

  useEffect(() => {
    if (!hasFailed) return;
    setProblem('loginUnavailable');
    close();
  }, [hasFailed, close]);

  // The notice appears after the dialog has closed: the page behind an open dialog is inert. It is removed with this
  // dialog.
  useEffect(() => {
    if (open) loginNotice.set(null);
    if (open || !problem) return;
    const notice: LoginNotice = { kind: 'failed', sentence: problem, retry };
    loginNotice.set(notice);
    return () => {
      if (loginNotice.get() === notice) loginNotice.set(null);
    };
  }, [open, problem, retry]);

  return (
    <>
      {isLoading && (
        <p role="status" className="quiet-text">
          {t('loading')}
        </p>
      )}
      {LoginForm && (
        <LoginForm open={open} onClose={onClose} onSignedIn={onSignedIn} onProblem={setProblem} {...look} />
      )}
    </>
  );
}
