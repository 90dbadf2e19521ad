import type { Language } from '../../i18n/languages';
import type { Coordinates } from '../../lib/coordinates';
import type { Place } from '../../places/place';

/** The preferences of a search for suggestions; the circle is a preference, not a limit (D36). */
export interface SuggestionSearch {
  readonly language: Language;
  readonly center: Coordinates;
  readonly radiusMeters: number;
  /** Distances are measured from here; null: there are none. */
  readonly origin?: Coordinates | null;
}

/**
 * The details of a suggested address. Its label is the text of the list; `city` is "Unknown" where none is named
 * (Spec §3).
 */
export interface FoundPlace extends Place {
  /** Street and house number; empty where the details do not name them. */
  readonly street: string;
  readonly houseNumber: string;
  /** Whether it is a town, a district or a larger area: too large to send a taxi to. */
  readonly isArea: boolean;
}

/** An address that may be meant. */
export interface Suggestion<Chosen = FoundPlace> {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  /** As the crow flies from the search's origin; null where it is not known. */
  readonly distanceMeters: number | null;
  /** Asks for the details; rejects when the service fails. */
  readonly choose: () => Promise<Chosen>;
}

/**
 * Finds addresses. `src/maps/addresses/look-up.ts` waits for the service, limits the time of an answer and turns a
 * rejection into a failure.
 */
export interface Geocoder {
  /** Addresses in the operator's country for a typed text, best first (Spec §5). Rejects when the service fails. */
  autocomplete(query: string, search: SuggestionSearch): Promise<readonly Suggestion[]>;
  /** The address nearest to a position; null where there is none. Rejects when the service fails. */
  reverse(at: Coordinates, language: Language): Promise<Omit<Place, 'coordinates'> | null>;
}
