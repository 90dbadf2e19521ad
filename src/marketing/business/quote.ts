import * as v from 'valibot';
import type { Place } from '../../lib/places/place';

/** An address as typed; with a place once a suggestion was chosen. */
export interface Stop {
  readonly text: string;
  readonly place: Place | null;
}

/** The values of the form. */
export interface QuoteForm {
  pickups: Stop[];
  drop: Stop;
  travellers: string;
}

/** The quote request: addresses in order, and the number of travellers. */
export interface Quote {
  readonly pickups: readonly string[];
  readonly drop: string;
  readonly travellers: number;
}

/** The limits for the number of travellers (Spec §5). */
export const TRAVELLERS_MIN = 1;
export const TRAVELLERS_MAX = 20;

const Travellers = v.fallback(
  v.pipe(v.string(), v.trim(), v.digits(), v.transform(Number), v.minValue(TRAVELLERS_MIN), v.maxValue(TRAVELLERS_MAX)),
  TRAVELLERS_MIN,
);

/** Parses the number of travellers, 1 to 20; anything else becomes 1 (Spec §2, §5). */
export const travellersOf = (typed: string): number => v.parse(Travellers, typed);

export const emptyStop: Stop = { text: '', place: null };

/** The list with one entry moved to another position. */
export function moveEntry<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The quote request of a form; empty pickups are left out. */
export function quoteOf({ pickups, drop, travellers }: QuoteForm): Quote {
  return {
    pickups: pickups.map(({ text }) => text.trim()).filter(Boolean),
    drop: drop.text.trim(),
    travellers: travellersOf(travellers),
  };
}
