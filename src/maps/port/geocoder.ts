import type { Language } from '../../i18n/languages';
import type { Coordinates } from '../../lib/coordinates';
import type { Place } from '../../places/place';

/** The preferences of a search for suggestions; the circle is a preference, not a limit (D36). */
export interface SuggestionSearch {
  readonly language: Language;
  readonly center: Coordinates;
  readonly radiusMeters: number;
  /** The start point for measured distances; null for no distances. */
  readonly origin?: Coordinates | null;
}

/**
 * The details of a suggested address. Its label is the text of the list; `city` is "Unknown" if the details lack it
 * (Spec §3).
 */
export interface FoundPlace extends Place {
  /** Street and house number; empty if the details lack them. */
  readonly street: string;
  readonly houseNumber: string;
  /** Whether it is a town, a district or a larger area, which is no exact pickup. */
  readonly isArea: boolean;
}

/** A suggested address. */
export interface Suggestion<Chosen = FoundPlace> {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** The straight-line distance from the search's origin in metres; null if unknown. */
  readonly distanceMeters: number | null;
  /** Requests the details; rejects if the service fails. */
  readonly choose: () => Promise<Chosen>;
}

/**
 * Finds addresses. `src/maps/addresses/look-up.ts` waits for the service, applies a timeout to its answers and turns a
 * rejection into a failure.
 */
export interface Geocoder {
  /** Addresses in the operator's country for a typed text, best first (Spec §5). Rejects if the service fails. */
  autocomplete(query: string, search: SuggestionSearch): Promise<readonly Suggestion[]>;
  /** The address nearest to a position; null for none. Rejects if the service fails. */
  reverse(at: Coordinates, language: Language): Promise<Omit<Place, 'coordinates'> | null>;
}
