import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { refusedToken } from '../backend/request';
import { anchor, now, watchWakes } from '../device/clock';
import { resetPage } from '../device/page-person';
import { isLoginRefused } from './login-refusal';
import { rejectToken, restoreSession, sessionStore, updateCustomer } from './session-store';
import { useProfile } from './use-profile';
import { useSession } from './use-session';

/** The longest delay of a browser timer. */
const TIMER_MAX_MS = 2_147_483_647;

const tokenNow = () => {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.token : null;
};

/**
 * Renders a page anew that Back has restored. The focus stays at its field: Safari scrolls to the top of a page that
 * loses it.
 */
function resetRestoredPage() {
  const id = document.activeElement?.id;
  flushSync(resetPage);
  if (id) document.getElementById(id)?.focus({ preventScroll: true });
}

/** Keeps the session up to date: restores it on load, ends it at its expiry, and follows changes in other tabs (D5). */
export function useSessionKeeper(): void {
  const queries = useQueryClient();
  const session = useSession();
  const profile = useProfile().data;
  const expiresAtMs = session.status === 'signed-in' ? session.expiresAtMs : null;

  // One customer's data must not be shown to the next: the cache is cleared before anything renders for another one.
  useEffect(() => {
    let before = tokenNow();
    return sessionStore.subscribe(() => {
      const after = tokenNow();
      if (before && after !== before) void queries.resetQueries();
      if (after) isLoginRefused.set(false);
      before = after;
    });
  }, [queries]);

  // Checks the stored token on load, when another tab changes it, when this tab becomes visible, and when another time
  // becomes known. A page restored from the browser's cache may show old input: it is reset unless the same person
  // is still signed in.
  useEffect(() => {
    const unwatchWakes = watchWakes();
    const look = () => restoreSession();
    const onStorage = (event: StorageEvent) => {
      if (event.key === null || event.key === 'token') look();
      // All keys were removed: a logout, which removes typed input too.
      if (event.key === null) resetPage();
    };
    const onShown = ({ persisted }: PageTransitionEvent) => {
      look();
      if (persisted && tokenNow() === null) resetRestoredPage();
    };
    look();
    const unsubscribe = anchor.subscribe(look);
    window.addEventListener('storage', onStorage);
    window.addEventListener('focus', look);
    window.addEventListener('pageshow', onShown);
    document.addEventListener('visibilitychange', look);
    return () => {
      unwatchWakes();
      unsubscribe();
      window.removeEventListener('storage', onStorage);
      window.removeEventListener('focus', look);
      window.removeEventListener('pageshow', onShown);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);

  // Ends the session when the backend refuses its token. A second refusal of the same token must be noticed too.
  useEffect(
    () =>
      refusedToken.subscribe(() => {
        const token = refusedToken.get();
        if (token === null) return;
        rejectToken(token);
        isLoginRefused.set(tokenNow() === null);
        refusedToken.set(null);
      }),
    [],
  );

  // Ends the session when its token expires; checks again if the delay exceeds a timer's limit or the timer fires
  // early.
  useEffect(() => {
    if (expiresAtMs === null) return;
    let timer: ReturnType<typeof setTimeout>;
    const wait = () => {
      const delay = Math.min(Math.max(1, expiresAtMs - now()), TIMER_MAX_MS);
      timer = setTimeout(() => {
        restoreSession();
        wait();
      }, delay);
    };
    wait();
    return () => clearTimeout(timer);
  }, [expiresAtMs]);

  // Without a profile, the token's name and phone are used (Spec §4).
  useEffect(() => {
    if (profile) updateCustomer(profile);
  }, [profile]);
}
