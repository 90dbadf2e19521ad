import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { refusedToken } from '../backend/request';
import { backendAhead } from '../device/clock';
import { clearPage } from '../device/page-person';
import { wasRefused } from './refusal';
import { refuseToken, restoreSession, sessionStore, updateCustomer } from './session-store';
import { useReadProfile } from './use-profile';
import { useSession } from './use-session';

/** Longest delay that a browser timer can hold. */
const TIMER_MAX_MS = 2_147_483_647;

const tokenNow = () => {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.token : null;
};

/** Keeps the session true while the site is open: restored on load, ended at its expiry, followed by every tab (D5). */
export function useSessionKeeper(): void {
  const queries = useQueryClient();
  const session = useSession();
  const profile = useReadProfile().data;
  const expiresAtMs = session.status === 'signed-in' ? session.expiresAtMs : null;

  // What was read for one customer is never shown to the next: forgotten before anything is drawn for somebody else.
  useEffect(() => {
    let before = tokenNow();
    return sessionStore.subscribe(() => {
      const after = tokenNow();
      if (before && after !== before) void queries.resetQueries();
      if (after) wasRefused.set(false);
      before = after;
    });
  }, [queries]);

  // Looks at the stored token on load, when another tab changes it, when this tab comes back, when the backend tells its time. A page that
  // the browser has kept shows what somebody has typed long ago: unless the same one is still signed in, it begins anew.
  useEffect(() => {
    const look = () => restoreSession(Date.now());
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === 'token') look();
      // All of it: a logout, which leaves nothing that was typed either.
      if (event.key === null) clearPage();
    };
    const onShown = ({ persisted }: PageTransitionEvent) => {
      look();
      if (persisted && tokenNow() === null) clearPage();
    };
    look();
    const unsubscribe = backendAhead.subscribe(look);
    window.addEventListener('storage', onStorage);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', onShown);
    document.addEventListener('visibilitychange', look);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', onShown);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  // Ends the session when the backend refuses its token. The next one may read the same.
  useEffect(
    () =>
      refusedToken.subscribe(() => {
        const token = refusedToken.get();
        if (token === null) return;
        refuseToken(token, Date.now());
        wasRefused.set(tokenNow() === null);
        refusedToken.set(null);
      }),
    [],
  );

  // Ends the session at the moment its token expires; looks again where a timer cannot wait that long or rings too early.
  useEffect(() => {
    if (expiresAtMs === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const delay = Math.min(Math.max(1, expiresAtMs - Date.now()), TIMER_MAX_MS);
      timer = setTimeout(() => {
        restoreSession(Date.now());
        wait();
      }, delay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [expiresAtMs]);

  // Without a profile the token's own name and phone serve (Spec §4).
  useEffect(() => {
    if (profile) updateCustomer(profile);
  }, [profile]);
}
