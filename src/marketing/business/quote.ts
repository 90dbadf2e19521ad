import * as v from 'valibot';
import type { Place } from '../../places/place';

/** An address as somebody typed it; with a place once a suggestion was chosen. */
export interface Stop {
  readonly text: string;
  readonly place: Place | null;
}

/** What stands in the form. */
export interface QuoteForm {
  pickups: Stop[];
  drop: Stop;
  travellers: string;
}

/** What is asked for: the addresses in their order, and how many travel. */
export interface Quote {
  readonly pickups: readonly string[];
  readonly drop: string;
  readonly travellers: number;
}

/** The least and the most that one request is for (Spec §5). */
export const FEWEST_TRAVELLERS = 1;
export const MOST_TRAVELLERS = 20;

const Travellers = v.fallback(
  v.pipe(
    v.string(),
    v.trim(),
    v.digits(),
    v.transform(Number),
    v.minValue(FEWEST_TRAVELLERS),
    v.maxValue(MOST_TRAVELLERS),
  ),
  FEWEST_TRAVELLERS,
);

/** The number of travellers, 1 to 20; anything else falls back to 1 (Spec §2, §5). */
export const travellersOf = (typed: string): number => v.parse(Travellers, typed);

export const emptyStop: Stop = { text: '', place: null };

/** A list with the entry at one place moved to another. */
export function moved<Entry>(list: readonly Entry[], from: number, to: number): Entry[] {
  const rest = list.toSpliced(from, 1);
  return rest.toSpliced(to, 0, ...list.slice(from, from + 1));
}

/** The request that the form holds; empty pickups are left out. */
export function quoteOf({ pickups, drop, travellers }: QuoteForm): Quote {
  return {
    pickups: pickups.map(({ text }) => text.trim()).filter(Boolean),
    drop: drop.text.trim(),
    travellers: travellersOf(travellers),
  };
}
