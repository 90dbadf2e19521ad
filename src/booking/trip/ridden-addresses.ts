import type { Ride } from '../../backend/types';
import { addressLine } from '../../places/place';

/** The number of addresses of earlier rides that an empty field offers. */
const RIDDEN_MAX = 5;

/** One end of an earlier ride. */
export interface RiddenAddress {
  readonly bookingId: string;
  readonly end: 'pickup' | 'drop';
  /** The customer's own words if this device has them, else the ride's area and town (Spec §3). */
  readonly label: string;
  /** Whether the label is the customer's own words. */
  readonly isExact: boolean;
}

/** The customer's own words for both ends of a ride; null if this device has none. */
export type WordsOf = (bookingId: string) => { readonly pickup: string; readonly drop: string } | null;

/** The addresses of completed rides (latest first), each label once, at most five. */
export function riddenAddresses(rides: readonly Ride[], wordsOf: WordsOf): readonly RiddenAddress[] {
  const byLabel = new Map<string, RiddenAddress>();
  for (const { bookingId, pickup, drop } of rides) {
    const words = wordsOf(bookingId);
    for (const [end, address] of [
      ['pickup', pickup],
      ['drop', drop],
    ] as const) {
      const label = words?.[end] || addressLine(address);
      if (!label || byLabel.has(label)) continue;
      byLabel.set(label, { bookingId, end, label, isExact: Boolean(words?.[end]) });
    }
  }
  return [...byLabel.values()].slice(0, RIDDEN_MAX);
}
