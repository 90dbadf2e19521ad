import { readCookie, writeCookie } from '../device/cookies';
import { env, isGoogle } from '../env';
import { createStore } from '../lib/store';
import { type Answers, answersIn, dayOf, type Service, type Standing, standingOf, wordOf } from './answers';

const COOKIE = 'taxi-consent';

/** The cookie's word; what cannot be kept holds for this page only. */
const word = createStore(readCookie(COOKIE) ?? '');

const hosts: Record<Service, string> = { maps: env.mapsUrl, signIn: env.identityUrl };

/** Every answer of this visitor, for Google Maps and sign-in alike (D27). */
export const consentAnswers = (): Answers => answersIn(word.get(), new Date());

/** Where the visitor stands with a service that comes from a host. */
export const consentTo = (service: Service, host = hosts[service]): Standing =>
  standingOf(consentAnswers()[service], !isGoogle(host));

/** Where somebody stands who has not answered: what the built HTML shows. */
export const consentAtFirst = (service: Service): Standing => standingOf(undefined, !isGoogle(hosts[service]));

/**
 * Keeps an answer with its day, in a cookie, so that logging out does not forget it (D5). A No after a Yes takes effect at
 * once: the page is loaded anew, because what a service has put into it cannot be taken out otherwise.
 */
export function answerConsent(service: Service, isAllowed: boolean, reload = () => window.location.reload()): void {
  const isWithdrawn = !isAllowed && consentTo(service) === 'allowed';
  const next = wordOf({ ...consentAnswers(), [service]: { isAllowed, day: dayOf(new Date()) } });
  writeCookie(COOKIE, next);
  word.set(next);
  if (isWithdrawn) reload();
}

/** Takes over what the cookie says now: another tab may have changed it, or the device may have been cleared. */
export function rereadConsent(): void {
  if (navigator.cookieEnabled) word.set(readCookie(COOKIE) ?? '');
}

/** Tells about every change, also one in another tab as soon as this one is looked at again. Answers how to stop. */
export function watchConsent(listener: () => void): () => void {
  const unsubscribe = word.subscribe(listener);
  window.addEventListener('focus', rereadConsent);
  document.addEventListener('visibilitychange', rereadConsent);
  return () => {
    unsubscribe();
    window.removeEventListener('focus', rereadConsent);
    document.removeEventListener('visibilitychange', rereadConsent);
  };
}
