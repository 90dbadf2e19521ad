import { bearer } from '../backend/bearer';
import { backendAhead } from '../device/clock';
import { clearPage, givePage } from '../device/page-person';
import { personalStore, personalTabStore } from '../device/personal-store';
import { sessionKeys, unnamedKeys } from '../device/session-keys';
import { localStore, tabStore } from '../device/storage';
import { createStore } from '../lib/store';
import { customerIdOf, lifeLeftMs, nameIn, personOf, readClaims, readMoment, writeMoment } from './token';

/** The signed-in customer as far as the site needs to know them. */
export interface Customer {
  /** For the live messages only: a token without an id claim has the fallback (D14). */
  readonly id: string | number;
  /** Whom all that belongs to a person is bound to (D45). */
  readonly person: string;
  readonly name: string;
  readonly phone: string;
}

/** `checking` is what the built HTML shows: nobody has looked at the stored token yet. */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'anonymous' }
  | {
      readonly status: 'signed-in';
      readonly token: string;
      /** When the token's life is over, by the device's clock (ms). */
      readonly expiresAtMs: number;
      readonly customer: Customer;
    };

const ANONYMOUS: Session = { status: 'anonymous' };

/** Who is signed in on this device. */
export const sessionStore = createStore<Session>({ status: 'checking' });

/**
 * Looks at the stored token (device's clock, ms); an expired one ends the session (Spec §4, D44). Another person's takes page and device
 * over; where the token has gone without this page, its person has left (D45).
 */
export function restoreSession(nowMs: number): void {
  const current = sessionStore.get();
  const token = localStore.read('token');
  const claims = token ? readClaims(token) : null;
  // Known already: another tab may be storing its login at this moment.
  if (!token && current.status === 'anonymous') return;
  if (!token || !claims) {
    dropSession();
    return;
  }
  const person = personOf(token, claims);
  const owner = localStore.read('taxi.person');
  const received = owner === null || owner === person ? readMoment(localStore.read('taxi.tokenReceivedAt')) : null;
  const leftMs = lifeLeftMs(claims, received, { deviceMs: nowMs, aheadMs: backendAhead.get() });
  if (leftMs <= 0) {
    dropSession();
    return;
  }
  const expiresAtMs = nowMs + leftMs;
  if (current.status === 'signed-in' && current.token === token) {
    if (current.expiresAtMs !== expiresAtMs) sessionStore.set({ ...current, expiresAtMs });
    return;
  }
  handOver(person);
  sessionStore.set({
    status: 'signed-in',
    token,
    expiresAtMs,
    customer: {
      id: customerIdOf(claims),
      person,
      name: nameIn(localStore.read('customerName')) || nameIn(claims.name),
      phone: claims.phone || '',
    },
  });
}

/** Keeps both tokens and signs in with them (Spec §4), received now (device's clock, ms). Answers whether that worked. */
export function startSession(tokens: { token: string; refreshToken: string }, nowMs: number): boolean {
  forgetPerson();
  const claims = readClaims(tokens.token);
  if (claims) handOver(personOf(tokens.token, claims));
  localStore.write('taxi.tokenReceivedAt', writeMoment({ deviceMs: nowMs, aheadMs: backendAhead.get() }));
  localStore.write('refreshToken', tokens.refreshToken);
  // Last, because other tabs look when this one changes.
  localStore.write('token', tokens.token);
  restoreSession(nowMs);
  return sessionStore.get().status === 'signed-in';
}

/** Keeps what the profile knows better than the token: name and e-mail stored, the phone only in memory (D5). */
export function updateCustomer(profile: { name: string; phone: string; email: string }): void {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return;
  if (profile.name) localStore.write('customerName', profile.name);
  if (profile.email) localStore.write('customerEmail', profile.email);
  const { customer } = session;
  sessionStore.set({
    ...session,
    customer: { ...customer, name: profile.name || customer.name, phone: profile.phone || customer.phone },
  });
}

/**
 * Ends the session of a token that has expired or was refused: nothing that was read of the person stays on the device (Spec §4, D5).
 * What they have typed stays for them, and goes when somebody else signs in (D45).
 */
export function dropSession(): void {
  forgetPerson();
  sessionStore.set(ANONYMOUS);
}

/** The backend has refused a token. Another one that another tab has stored since stays. */
export function refuseToken(token: string, nowMs: number): void {
  if (localStore.read('token') === token) dropSession();
  else restoreSession(nowMs);
}

/** Logout: clears all local storage and this tab's drafts (Spec §4, D5). Works without the backend. */
export function endSession(): void {
  localStore.clear();
  tabStore.clear();
  clearPage();
  sessionStore.set(ANONYMOUS);
}

/** Device and page are this person's from now on: what belongs to another one leaves both (D45). */
function handOver(person: string) {
  const owner = localStore.read('taxi.person');
  if (owner !== null && owner !== person) {
    for (const key of unnamedKeys) localStore.remove(key);
  }
  if (owner !== person) localStore.write('taxi.person', person);
  personalStore.handOver(person);
  personalTabStore.handOver(person);
  // Last, because a page that becomes a person's reads what the device keeps for them.
  givePage(person);
}

/** The stored token, as long as it is that of the person whom this page shows (D45). */
bearer.set(() => {
  const before = sessionStore.get();
  restoreSession(Date.now());
  const now = sessionStore.get();
  if (now.status !== 'signed-in') return null;
  return before.status === 'signed-in' && before.customer.person !== now.customer.person ? null : now.token;
});

function forgetPerson() {
  for (const key of sessionKeys) localStore.remove(key);
}
