import { useSyncExternalStore } from 'react';
import { endShare } from '../../backend/share-calls';
import { now } from '../../device/clock';
import { personalStore, watchPersonal } from '../../device/personal-store';
import { localStore } from '../../device/storage';
import { usePerson } from '../../session/use-session';
import { readShares, type Share, withoutShare, withShare } from './shares';

const KEY = 'taxi.share';

const watchShares = (listener: () => void) => watchPersonal([KEY], listener);

/** The stored text, which changes with every share. */
const sharesText = () => localStore.read(KEY);

const sharesOf = (person: string | null) => readShares(personalStore.read(KEY, person), now());

/** The share of a booking from this device; null if it is not shared. */
export const readShare = (person: string | null, bookingId: string): Share | null =>
  sharesOf(person).find((share) => share.bookingId === bookingId) ?? null;

function put(person: string | null, shares: readonly Share[]): void {
  if (shares.length > 0) personalStore.write(KEY, person, { shares });
  else personalStore.remove(KEY, person);
}

/** Stores that a booking is shared. */
export const keepShare = (person: string | null, share: Share): void => put(person, withShare(sharesOf(person), share));

/** Removes the share of a booking. */
export const forgetShare = (person: string | null, bookingId: string): void =>
  put(person, withoutShare(sharesOf(person), bookingId));

/** Whether a booking is shared from this device, in any tab. */
export function useIsShared(bookingId: string): boolean {
  const person = usePerson();
  useSyncExternalStore(watchShares, sharesText, () => null);
  return readShare(person, bookingId) !== null;
}

/** The share of a booking from this device, in every tab; null if it is not shared. */
export function useShare(bookingId: string): {
  readonly share: Share | null;
  /** Ends the link. Resolves to whether that succeeded. */
  readonly end: () => Promise<boolean>;
} {
  const person = usePerson();
  useSyncExternalStore(watchShares, sharesText, () => null);
  const end = async () => {
    const result = await endShare(bookingId);
    if (result.ok) forgetShare(person, bookingId);
    return result.ok;
  };
  return { share: readShare(person, bookingId), end };
}
