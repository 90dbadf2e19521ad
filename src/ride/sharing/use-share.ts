import { useSyncExternalStore } from 'react';
import { endShare } from '../../backend/share-calls';
import { usePerson } from '../../session/use-session';
import type { Share } from './shares';
import { forgetShare, readShare, sharesText, subscribeShares } from './stored-shares';

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
