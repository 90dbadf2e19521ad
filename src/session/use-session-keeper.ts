import { useEffect } from 'react';
import { getProfile } from '../backend/calls';
import { refusedToken } from '../backend/request';
import { dropSession, restoreSession, storageKeys, updateCustomer } from './session-store';
import { useSession } from './use-session';

/** Longest delay that a browser timer can hold. */
const TIMER_MAX_MS = 2_147_483_647;

/** Keeps the session true while the site is open: restored on load, ended at its expiry, followed by every tab (D5). */
export function useSessionKeeper(): void {
  const session = useSession();
  const token = session.status === 'signed-in' ? session.token : null;
  const expiresAtMs = session.status === 'signed-in' ? session.expiresAtMs : null;

  // Looks at the stored token on load, when another tab changes it, and when this tab comes back.
  useEffect(() => {
    const look = () => restoreSession(Date.now());
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === storageKeys.token) look();
    };
    look();
    window.addEventListener('storage', onStorage);
    document.addEventListener('visibilitychange', look);
    return () => {
      window.removeEventListener('storage', onStorage);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  // Ends the session when the backend refuses its token.
  useEffect(() => {
    if (!token) return;
    return refusedToken.subscribe(() => {
      if (refusedToken.get() === token) dropSession();
    });
  }, [token]);

  // Ends the session at the moment its token expires.
  useEffect(() => {
    if (expiresAtMs === null) return;
    const delay = Math.min(Math.max(0, expiresAtMs - Date.now()), TIMER_MAX_MS);
    const timer = setTimeout(() => restoreSession(Date.now()), delay);
    return () => clearTimeout(timer);
  }, [expiresAtMs]);

  // Loads the profile once per sign-in (Spec §4); without it the token's own name and phone serve.
  useEffect(() => {
    if (!token) return;
    let stale = false;
    void getProfile().then((profile) => {
      if (profile.ok && !stale) updateCustomer(profile.value);
    });
    return () => {
      stale = true;
    };
  }, [token]);
}
