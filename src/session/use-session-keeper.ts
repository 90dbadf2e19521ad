import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { flushSync } from 'react-dom';
import { refusedToken } from '../backend/request';
import { anchor, now, watchWakes } from '../device/clock';
import { resetPage } from '../device/personal-store';
import { localStore, tabStore } from '../device/storage';
import { isLoginRefused, rejectToken, restoreSession, sessionStore, updateCustomer } from './session-store';
import { useProfile } from './use-session';

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
  const profile = useProfile().data;
  useEffect(() => keepSession(queries), [queries]);
  // Without a profile, the token's name and phone are used (Spec §4).
  useEffect(() => {
    if (profile) updateCustomer(profile);
  }, [profile]);
}

/** Returns a function that stops. */
function keepSession(queries: QueryClient): () => void {
  const listening = new AbortController();
  const options = { signal: listening.signal };
  const look = () => restoreSession();

  let before = tokenNow();
  let expiry: ReturnType<typeof setTimeout>;
  // Ends the session when its token expires; checks again if the delay exceeds a timer's limit or the timer fires
  // early.
  const awaitExpiry = () => {
    clearTimeout(expiry);
    const session = sessionStore.get();
    if (session.status !== 'signed-in') return;
    const delay = Math.min(Math.max(1, session.expiresAtMs - now()), TIMER_MAX_MS);
    expiry = setTimeout(() => {
      look();
      awaitExpiry();
    }, delay);
  };
  const ends = [
    watchWakes(),
    sessionStore.subscribe(() => {
      const after = tokenNow();
      // One customer's data must not be shown to the next: the cache is cleared before anything renders for another.
      if (before && after !== before) void queries.resetQueries();
      if (after) isLoginRefused.set(false);
      before = after;
      awaitExpiry();
    }),
    // Ends the session when the backend refuses its token. A second refusal of the same token must be noticed too.
    refusedToken.subscribe(() => {
      const token = refusedToken.get();
      if (token === null) return;
      rejectToken(token);
      isLoginRefused.set(tokenNow() === null);
      refusedToken.set(null);
    }),
    anchor.subscribe(look),
  ];
  // Checks the stored token on load, when another tab changes it, when this tab becomes visible, and when another time
  // becomes known. A page restored from the browser's cache may show old input: it is reset unless the same person
  // is still signed in.
  const onStorage = ({ key }: StorageEvent) => {
    // All keys were removed: a logout, which removes typed input too. Somebody else may have signed in since.
    if (key === null) {
      tabStore.clear();
      localStore.removeRecent();
      resetPage();
    }
    if (key === null || key === 'token') look();
  };
  const onShown = ({ persisted }: PageTransitionEvent) => {
    look();
    if (persisted && tokenNow() === null) resetRestoredPage();
  };
  look();
  awaitExpiry();
  window.addEventListener('storage', onStorage, options);
  window.addEventListener('focus', look, options);
  window.addEventListener('pageshow', onShown, options);
  document.addEventListener('visibilitychange', look, options);
  return () => {
    listening.abort();
    clearTimeout(expiry);
    for (const end of ends) end();
  };
}
