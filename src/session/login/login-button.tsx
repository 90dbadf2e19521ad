import { type ReactNode, useState } from 'react';
import { LoginDialog } from './login-dialog';

interface LoginButtonProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/** A button that opens the login. Its owner removes it for a signed-in customer. */
export function LoginButton({ className, children }: LoginButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <button type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      <LoginDialog open={isOpen} onClose={close} onSignedIn={close} onRetry={() => setOpen(true)} />
    </>
  );
}
