import type { Ride } from '../../backend/types';

/** The number of addresses of earlier rides that an empty field offers. */
const RIDDEN_MAX = 5;

/** One end of an earlier ride. */
export interface RiddenAddress {
  readonly bookingId: string;
  readonly end: 'pickup' | 'drop';
  /** The name of the address, as this device has it. */
  readonly label: string;
}

/** The names of both ends of a ride, empty for an open one; null if this device has none. */
export type WordsOf = (bookingId: string) => { readonly pickup: string; readonly drop: string } | null;

/**
 * The addresses of completed rides (latest first), each label once, at most five. The list of rides has districts only
 * (Spec §3), which nobody recognises and no taxi finds: a ride without names on this device is not offered.
 */
export function riddenAddresses(rides: readonly Ride[], wordsOf: WordsOf): readonly RiddenAddress[] {
  const byLabel = new Map<string, RiddenAddress>();
  for (const { bookingId } of rides) {
    const words = wordsOf(bookingId);
    for (const end of ['pickup', 'drop'] as const) {
      const label = words?.[end];
      if (label && !byLabel.has(label)) byLabel.set(label, { bookingId, end, label });
    }
  }
  return [...byLabel.values()].slice(0, RIDDEN_MAX);
}
