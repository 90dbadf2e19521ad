import { type ReactNode, useEffect, useRef, useState } from 'react';
import { LoginDialog } from './login-dialog';

interface LoginButtonProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
  /** Whether {@link LOGIN_PATH} opens it. */
  readonly isLinked?: boolean;
}

const FRAGMENT = '#login=open';

/** Opens the login on the booking page: a page of content cannot load Google's sign-in (docs/decisions.md, 261). */
export const LOGIN_PATH = `/bookings${FRAGMENT}`;

/** A button that opens the login. Its owner removes it for a signed-in customer. */
export function LoginButton({ className, children, isLinked = false }: LoginButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isLinked || window.location.hash !== FRAGMENT) return;
    // A reload or a bookmark asks for the page alone.
    const { pathname, search } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    // Where the dialog leads back to.
    button.current?.focus();
    setOpen(true);
  }, [isLinked]);
  const close = () => setOpen(false);
  return (
    <>
      <button ref={button} type="button" className={className} onClick={() => setOpen(true)}>
        {children}
      </button>
      <LoginDialog open={isOpen} onClose={close} onSignedIn={close} onRetry={() => setOpen(true)} />
    </>
  );
}
