import { useEffect, useRef, useState } from 'react';
import type { ErrorKey } from '../i18n/error-key';
import { useTranslation } from '../i18n/use-translation';
import { lazyPart, useLazyPart } from '../ui/use-lazy-part';
import { type LoginNotice, loginNotice } from './login-notice';

const googleLoginDialog = lazyPart(async () => (await import('./google-login-dialog')).GoogleLoginDialog);

interface LoginDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  /** Called once the customer is logged in; the dialog asks to be closed first. */
  readonly onSignedIn: () => void;
  /** Asked for after a failure: opens this dialog again. */
  readonly onRetry: () => void;
}

/** The login modal (Spec §2), fetched when the page is idle or asked for. Whatever goes wrong is said by the login notice (D12). */
export function LoginDialog({ open, onClose, onSignedIn, onRetry }: LoginDialogProps) {
  const { t } = useTranslation('common');
  const { Part: GoogleLoginDialog, isLoading, hasFailed } = useLazyPart(googleLoginDialog, open);
  const [problem, setProblem] = useState<ErrorKey | null>(null);

  const latest = useRef({ onClose, onRetry });
  useEffect(() => {
    latest.current = { onClose, onRetry };
  }, [onClose, onRetry]);

  // A new attempt starts without the last one's sentence.
  useEffect(() => {
    if (!open) return;
    setProblem(null);
    loginNotice.set(null);
  }, [open]);

  useEffect(() => {
    if (!hasFailed) return;
    setProblem('loginUnavailable');
    latest.current.onClose();
  }, [hasFailed]);

  // Said after the dialog has closed: before that the page behind it is neither seen nor heard. It leaves with this dialog.
  useEffect(() => {
    if (open || !problem) return;
    const notice: LoginNotice = { kind: 'failed', sentence: problem, retry: () => latest.current.onRetry() };
    loginNotice.set(notice);
    return () => {
      if (loginNotice.get() === notice) loginNotice.set(null);
    };
  }, [open, problem]);

  return (
    <>
      {isLoading && (
        <p role="status" className="quiet-text">
          {t('loading')}
        </p>
      )}
      {GoogleLoginDialog && (
        <GoogleLoginDialog open={open} onClose={onClose} onSignedIn={onSignedIn} onProblem={setProblem} />
      )}
    </>
  );
}
