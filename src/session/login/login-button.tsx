import { type ReactNode, useEffect, useRef, useState } from 'react';
import { localStore } from '../../device/storage';
import { useTranslation } from '../../i18n/use-translation';
import { useSession } from '../use-session';
import { LoginDialog } from './login-dialog';
import * as styles from './login-dialog.module.css';

interface LoginButtonProps {
  readonly className: string | undefined;
  readonly children: ReactNode;
  /** Whether {@link LOGIN_PATH} opens it. */
  readonly isLinked?: boolean;
}

const FRAGMENT = '#login=open';

/**
 * Opens the login on the booking page: a page of content cannot load the sign-in (decision
 * one-kind-of-page-per-document).
 */
export const LOGIN_PATH = `/bookings${FRAGMENT}`;

/** The page itself and the dialog (src/ui/dialog/dialog-entries.ts). */
const OWN_ENTRIES = 2;

/**
 * A button that opens the login. Its owner removes it for a signed-in customer. A customer who came by the link returns
 * to the page with the link, unless the session lasts only as long as this page.
 */
export function LoginButton({ className, children, isLinked = false }: LoginButtonProps) {
  const [login, setLogin] = useState({ isOpen: false, cameByLink: false });
  const button = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (!isLinked || window.location.hash !== FRAGMENT) return;
    // A reload or a bookmark asks for the page alone.
    const { pathname, search, origin } = window.location;
    window.history.replaceState(window.history.state, '', pathname + search);
    // Where the dialog leads back to.
    button.current?.focus();
    setLogin({ isOpen: true, cameByLink: document.referrer.startsWith(`${origin}/`) });
  }, [isLinked]);
  // A press before React is replayed after the effect, while the dialog is open.
  const open = () => setLogin((before) => (before.isOpen ? before : { isOpen: true, cameByLink: false }));
  const close = () => setLogin((before) => ({ ...before, isOpen: false }));
  const retry = () => setLogin((before) => ({ ...before, isOpen: true }));
  const finish = () => {
    close();
    if (login.cameByLink && localStore.keeps('token')) window.history.go(-OWN_ENTRIES);
  };
  return (
    <>
      <button ref={button} type="button" className={className} onClick={open}>
        {children}
      </button>
      <LoginDialog open={login.isOpen} onClose={close} onSignedIn={finish} onRetry={retry} />
    </>
  );
}

/** Offers the login beside a form that it fills in; renders nothing for a signed-in customer. */
export function SignInOffer() {
  const { t } = useTranslation('session');
  if (useSession().status !== 'anonymous') return null;
  return <LoginButton className={styles.offer}>{t('offer')}</LoginButton>;
}
