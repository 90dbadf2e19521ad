import { TOKEN_KEY } from '../backend/request';
import { localStore, tabStore } from '../lib/storage';
import { createStore } from '../lib/store';
import { customerIdOf, isExpired, readClaims } from './token';

/** The signed-in customer as far as the site needs to know them. */
export interface Customer {
  readonly id: string | number;
  readonly name: string;
  readonly phone: string;
}

/** `checking` is what the built HTML shows: nobody has looked at the stored token yet. */
export type Session =
  | { readonly status: 'checking' }
  | { readonly status: 'anonymous' }
  | { readonly status: 'signed-in'; readonly token: string; readonly expiresAtMs: number; readonly customer: Customer };

/** The keys of Spec §3 in local storage, raw strings (D5). */
export const storageKeys = {
  token: TOKEN_KEY,
  refreshToken: 'refreshToken',
  name: 'customerName',
  email: 'customerEmail',
} as const;

const ANONYMOUS: Session = { status: 'anonymous' };

/** Who is signed in on this device. */
export const sessionStore = createStore<Session>({ status: 'checking' });

/** Looks at the stored token; an expired one is removed together with the refreshToken (Spec §4). */
export function restoreSession(nowMs: number): void {
  const token = localStore.read(storageKeys.token);
  const claims = token ? readClaims(token) : null;
  if (!token || !claims || isExpired(claims, nowMs)) {
    dropSession();
    return;
  }
  const current = sessionStore.get();
  if (current.status === 'signed-in' && current.token === token) return;
  sessionStore.set({
    status: 'signed-in',
    token,
    expiresAtMs: claims.exp * 1000,
    customer: {
      id: customerIdOf(claims),
      name: localStore.read(storageKeys.name) || claims.name || '',
      phone: claims.phone || '',
    },
  });
}

/** Keeps both tokens and signs in with them (Spec §4). Answers whether that worked. */
export function startSession(tokens: { token: string; refreshToken: string }, nowMs: number): boolean {
  localStore.write(storageKeys.token, tokens.token);
  localStore.write(storageKeys.refreshToken, tokens.refreshToken);
  restoreSession(nowMs);
  return sessionStore.get().status === 'signed-in';
}

/** Keeps what the profile knows better than the token: name and e-mail stored, the phone only in memory (D5). */
export function updateCustomer(profile: { name: string; phone: string; email: string }): void {
  const session = sessionStore.get();
  if (session.status !== 'signed-in') return;
  localStore.write(storageKeys.name, profile.name);
  localStore.write(storageKeys.email, profile.email);
  const { customer } = session;
  sessionStore.set({
    ...session,
    customer: { ...customer, name: profile.name || customer.name, phone: customer.phone || profile.phone },
  });
}

/** Ends the session of a token that has expired or was refused; everything else on the device stays (Spec §4). */
export function dropSession(): void {
  localStore.remove(storageKeys.token);
  localStore.remove(storageKeys.refreshToken);
  sessionStore.set(ANONYMOUS);
}

/** Logout: clears all local storage and this tab's draft (Spec §4, D5). Works without the backend. */
export function endSession(): void {
  localStore.clear();
  tabStore.clear();
  sessionStore.set(ANONYMOUS);
}
