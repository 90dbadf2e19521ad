import { useSyncExternalStore } from 'react';
import { endShare } from '../../backend/share-calls';
import { now } from '../../device/clock';
import { personalStore } from '../../device/personal-store';
import { localStore } from '../../device/storage';
import { createStore } from '../../lib/store';
import { usePerson } from '../../session/use-session';
import { readShares, type Share, withoutShare, withShare } from './shares';

const KEY = 'taxi.share';

/** The stored text: other tabs change it too. */
const text = createStore<string | null>(null);
const look = () => text.set(localStore.read(KEY));

/** Calls back when a share begins or ends, on this page or on another one. Returns the way to stop that. */
export function subscribeShares(listener: () => void): () => void {
  window.addEventListener('storage', look);
  const stop = text.subscribe(listener);
  return () => {
    window.removeEventListener('storage', look);
    stop();
  };
}

/** The stored text, which changes with every share. */
export function sharesText(): string | null {
  look();
  return text.get();
}

const sharesOf = (person: string | null) => readShares(personalStore.read(KEY, person), now());

/** The share of a booking from this device; null if it is not shared. */
export const readShare = (person: string | null, bookingId: string): Share | null =>
  sharesOf(person).find((share) => share.bookingId === bookingId) ?? null;

function put(person: string | null, shares: readonly Share[]): void {
  if (shares.length > 0) personalStore.write(KEY, person, { shares });
  else personalStore.remove(KEY, person);
  look();
}

/** Stores that a booking is shared. */
export const keepShare = (person: string | null, share: Share): void => put(person, withShare(sharesOf(person), share));

/** Removes the share of a booking. */
export const forgetShare = (person: string | null, bookingId: string): void =>
  put(person, withoutShare(sharesOf(person), bookingId));

/** Whether a booking is shared from this device, in any tab. */
export function useIsShared(bookingId: string): boolean {
  const person = usePerson();
  useSyncExternalStore(subscribeShares, sharesText, () => null);
  return readShare(person, bookingId) !== null;
}

/** The share of a booking from this device, in every tab; null if it is not shared. */
export function useShare(bookingId: string): {
  readonly share: Share | null;
  /** Ends the link. Resolves to whether that succeeded. */
  readonly end: () => Promise<boolean>;
} {
  const person = usePerson();
  useSyncExternalStore(subscribeShares, sharesText, () => null);
  const end = async () => {
    const result = await endShare(bookingId);
    if (result.ok) forgetShare(person, bookingId);
    return result.ok;
  };
  return { share: readShare(person, bookingId), end };
}
