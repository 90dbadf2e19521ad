import { now } from '../device/clock';
import { readCookie, writeCookie } from '../device/cookies';
import { isOurs } from '../env';
import { createStore } from '../lib/store';
import { type Answers, type ConsentState, consentState, dayOf, parseAnswers, serializeAnswers } from './answers';
import type { ThirdParty } from './third-party';

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
