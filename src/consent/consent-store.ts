import { readCookie, writeCookie } from '../device/cookies';
import { env, isGoogle } from '../env';
import { createStore } from '../lib/store';
import {
  type Answers,
  consentState,
  dayOf,
  parseAnswers,
  type Service,
  type Standing,
  serializeAnswers,
} from './answers';

const COOKIE = 'taxi-consent';

/** The cookie's value; if it cannot be stored, it applies to this page only. */
const word = createStore(readCookie(COOKIE) ?? '');

const hosts: Record<Service, string> = { maps: env.mapsUrl, signIn: env.identityUrl };

/** All answers of this visitor, for Google Maps and sign-in (D27). */
export const consentAnswers = (): Answers => parseAnswers(word.get(), new Date());

/** The visitor's consent for a service from a host. */
export const consentTo = (service: Service, host = hosts[service]): Standing =>
  consentState(consentAnswers()[service], !isGoogle(host));

/** The consent of a visitor without an answer, as in the built HTML. */
export const consentAtFirst = (service: Service): Standing => consentState(undefined, !isGoogle(hosts[service]));

/**
 * Stores an answer with its day in a cookie, so that a logout does not remove it (D5). Withdrawing consent reloads the
 * page: a loaded service cannot be removed in any other way.
 */
export function answerConsent(service: Service, isAllowed: boolean, reload = () => window.location.reload()): void {
  const isWithdrawn = !isAllowed && consentTo(service) === 'allowed';
  const next = serializeAnswers({ ...consentAnswers(), [service]: { isAllowed, day: dayOf(new Date()) } });
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
