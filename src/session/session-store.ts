import { type Answer, bearer } from '../backend/request';
import { isTimeTold, momentNow, now } from '../device/clock';
import { assignPage, pagePerson, personalStore, personalTabStore, resetPage } from '../device/personal-store';
import { localStore, tabStore } from '../device/storage';
import { ownerlessKeys, sessionKeys } from '../device/stored-data';
import { fail } from '../lib/result';
import { createStore } from '../lib/store';
import {
  contradictsClock,
  customerIdOf,
  displayName,
  personOf,
  readClaims,
  readMoment,
  remainingLifeMs,
  writeMoment,
} from './token';

/** The signed-in customer. */
export interface Customer {
  /** For live messages only: a token without an id claim has the fallback id (D14). */
  readonly id: string | number;
  /** The owner of all personal data (D45). */
  readonly person: string;
  readonly name: string;
  readonly phone: string;
}

/** `checking`: the state of the built HTML, before the stored token was read. */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'anonymous' }
  | {
      readonly status: 'signed-in';
      readonly token: string;
      /** The token's expiry, in ms. */
      readonly expiresAtMs: number;
      readonly customer: Customer;
    };

/** Two readings of the same expiry may differ by a few milliseconds. */
const ROUNDING_MS = 1_000;

const ANONYMOUS: Session = { status: 'anonymous' };

/** The session on this device. */
export const sessionStore = createStore<Session>({ status: 'checking' });

/**
 * Restores the session from the stored token; an expired token ends it (Spec §4, D44). A token of another person takes
 * over page and device. If another page removed the token, its person has signed out (D45).
 */
export function restoreSession(at = momentNow()): void {
  const current = sessionStore.get();
  const token = localStore.read('token');
  const claims = token ? readClaims(token) : null;
  // Already anonymous: another tab may be storing its login right now.
  if (!token && current.status === 'anonymous') return;
  if (!token || !claims) {
    expireSession();
    return;
  }
  const person = personOf(token, claims);
  const owner = localStore.read('taxi.person');
  const received = owner === person ? readMoment(localStore.read('taxi.tokenReceivedAt')) : null;
  const leftMs = remainingLifeMs(claims, received, at);
  if (leftMs <= 0) {
    expireSession();
    return;
  }
  const expiresAtMs = at.deviceMs + (at.aheadMs ?? 0) + leftMs;
  if (current.status === 'signed-in' && current.token === token) {
    // A logout before this session, of which the page hears late, has reset it.
    assignPage(person);
    if (Math.abs(current.expiresAtMs - expiresAtMs) > ROUNDING_MS) sessionStore.set({ ...current, expiresAtMs });
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
      name: displayName(localStore.read('customerName')) || displayName(claims.name),
      phone: claims.phone || '',
    },
  });
}

/** Stores both tokens and signs in with them (Spec §4). Returns whether that succeeded. */
export function startSession(tokens: { token: string; refreshToken: string }, at = momentNow()): boolean {
  forgetPerson();
  const claims = readClaims(tokens.token);
  if (claims) handOver(personOf(tokens.token, claims));
  localStore.write('taxi.tokenReceivedAt', writeMoment(at));
  localStore.write('refreshToken', tokens.refreshToken);
  // Stored last, because other tabs react to this key.
  localStore.write('token', tokens.token);
  restoreSession(at);
  return sessionStore.get().status === 'signed-in';
}

/**
 * Whether the device's clock is all that tells the time, and the stored token contradicts it by more than a day
 * (D44).
 */
export function isClockDoubtful(): boolean {
  if (isTimeTold()) return false;
  const claims = readClaims(localStore.read('token') ?? '');
  return claims !== null && contradictsClock(claims, readMoment(localStore.read('taxi.tokenReceivedAt')), now());
}

/** Updates the session with the profile's data: name and email are stored, the phone stays in memory (D5). */
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
 * Ends the session after its token expired or was refused: personal data from the backend is removed from the device
 * (Spec §4, D5). The person's own input stays until somebody else signs in (D45).
 */
export function expireSession(): void {
  forgetPerson();
  sessionStore.set(ANONYMOUS);
}

/** Ends the session of a refused token, unless another tab has stored a new one since. */
export function rejectToken(token: string): void {
  if (localStore.read('token') === token) expireSession();
  else restoreSession();
}

/** Logs out: clears local storage and this tab's drafts (Spec §4, D5). Works without the backend. */
export function endSession(): void {
  localStore.clear();
  tabStore.clear();
  resetPage();
  sessionStore.set(ANONYMOUS);
}

/** Assigns device and page to this person: data of another person is removed (D45). */
function handOver(person: string) {
  const owner = localStore.read('taxi.person');
  if (owner !== null && owner !== person) {
    for (const key of ownerlessKeys) localStore.remove(key);
  }
  localStore.write('taxi.person', person);
  personalStore.handOver(person);
  personalTabStore.handOver(person);
  // Last, because the page then reads the stored data of its new person.
  assignPage(person);
}

/** The stored token, if it belongs to the person of this page (D45). */
bearer.set(() => {
  const before = sessionStore.get();
  restoreSession();
  const after = sessionStore.get();
  if (after.status !== 'signed-in') return null;
  return before.status === 'signed-in' && before.customer.person !== after.customer.person ? null : after.token;
});

function forgetPerson() {
  for (const key of sessionKeys) localStore.remove(key);
}

/** True after the backend refused a login, until the next one: the login screen then shows the reason (Spec §8). */
export const isLoginRefused = createStore(false);

/**
 * Binds a call to the person who started a task with several calls: once the page belongs to another person, it fails
 * as Unauthorized and sends nothing (D45).
 */
export const onBehalfOf =
  <Args extends readonly unknown[], Value>(
    person: string | null,
    call: (...args: Args) => Answer<Value>,
  ): ((...args: Args) => Answer<Value>) =>
  async (...args) =>
    pagePerson.get().person === person
      ? call(...args)
      : fail({ kind: 'unauthorized', status: null, message: 'unauthorized' });
