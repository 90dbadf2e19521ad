import { useSyncExternalStore } from 'react';
import { now } from '../device/clock';
import { readCookie, writeCookie } from '../device/cookies';
import { isOurs } from '../env';
import { createStore } from '../lib/store';
import {
  type Answers,
  type ConsentState,
  consentState,
  dayOf,
  parseAnswers,
  type Service,
  serializeAnswers,
} from './answers';

/** A third-party service, as named in the consent question (D27). */
export interface ThirdParty {
  /** The service whose answer applies to it. */
  readonly service: Service;
  /** The company that receives the visitor's requests: "Google". */
  readonly company: string;
  /** The product that the visitor allows or refuses: "Google Maps". */
  readonly product: string;
  /** The addresses that the browser would request. */
  readonly urls: readonly string[];
}

/** A part of map, addresses and ways that a third party serves; the texts of `consent` in `locales/…/maps.json`. */
export type ConsentSubject = 'map' | 'mapAndWays' | 'addresses';

const COOKIE = 'taxi-consent';

/** The cookie's value; if it cannot be stored, it applies to this page only. */
const word = createStore(readCookie(COOKIE) ?? '');

/** All answers of this visitor, for Google Maps and sign-in (D27). */
export const consentAnswers = (): Answers => parseAnswers(word.get(), new Date(now()));

/** The visitor's consent for a third party; none is needed for our own addresses, such as the stand-ins'. */
export const consentTo = (about: ThirdParty | null): ConsentState =>
  about ? consentState(consentAnswers()[about.service], about.urls.every(isOurs)) : 'allowed';

/** The consent of a visitor without an answer, as in the built HTML. */
export const initialConsent = (about: ThirdParty | null): ConsentState =>
  about ? consentState(undefined, about.urls.every(isOurs)) : 'allowed';

/**
 * Stores an answer with its day in a cookie, so that a logout does not remove it (D5). Withdrawing consent reloads the
 * page: a loaded service cannot be removed in any other way.
 */
export function answerConsent(about: ThirdParty, isAllowed: boolean, reload = () => window.location.reload()): void {
  const isWithdrawn = !isAllowed && consentTo(about) === 'allowed';
  const next = serializeAnswers({ ...consentAnswers(), [about.service]: { isAllowed, day: dayOf(new Date(now())) } });
  writeCookie(COOKIE, next);
  word.set(next);
  if (isWithdrawn) reload();
}

/** Reads the cookie again: another tab may have changed it, or the device may have been cleared. */
export function reloadConsent(): void {
  if (navigator.cookieEnabled) word.set(readCookie(COOKIE) ?? '');
}

/**
 * Calls the listener on each change; a change in another tab counts when this tab becomes visible. Returns a function
 * that stops it.
 */
export function watchConsent(listener: () => void): () => void {
  const unsubscribe = word.subscribe(listener);
  window.addEventListener('focus', reloadConsent);
  document.addEventListener('visibilitychange', reloadConsent);
  return () => {
    unsubscribe();
    window.removeEventListener('focus', reloadConsent);
    document.removeEventListener('visibilitychange', reloadConsent);
  };
}

/** The visitor's consent for a third party; in the built HTML, which has no cookie, as without an answer. */
export const useConsent = (about: ThirdParty): ConsentState =>
  useSyncExternalStore(
    watchConsent,
    () => consentTo(about),
    () => initialConsent(about),
  );
