import type { ThirdParty } from '../../consent/consent-store';
import type { Language } from '../../i18n/languages';
import type { Coordinates } from '../../lib/coordinates';
import type { Place } from '../../lib/places/place';
import type { Store } from '../../lib/store';
import type { LazyPart } from '../../ui/use-lazy-part';

/**
 * State of a service on this page. `asking`: a third party that needs the visitor's consent first; `refused`: the
 * visitor has refused it (D27); `auth-failed`: the service refused the site's key (Spec §8, AuthFailure panel).
 */
export type ServiceStatus = 'asking' | 'refused' | 'loading' | 'loaded' | 'failed' | 'auth-failed';

export interface LoaderProps {
  /** The loader sets it to the outcome of loading. */
  readonly status: Store<ServiceStatus>;
  /** Whether the service finds the site's addresses. */
  readonly findsAddresses: boolean;
}

/** A service that draws the map, finds addresses or finds routes. One object may serve several of the three. */
export interface Service {
  /** The provider's name, stored with data that is valid for this provider only. */
  readonly provider: 'google' | 'open';
  /** The company that receives the visitor's requests, and its product (D27); null for the site's own operator. */
  readonly owner: Pick<ThirdParty, 'company' | 'product'> | null;
  /** The page that the credit of its data links to, if it requires one. */
  readonly creditUrl?: string;
  /** The pages with its terms and its privacy policy, if it requires links to both. */
  readonly policies?: { readonly terms: string; readonly privacy: string };
  /** The addresses of the browser's requests. */
  readonly urls: readonly string[];
  /** Renders nothing and loads the service's script; null if it has none. */
  readonly loader: LazyPart<LoaderProps> | null;
  readonly status: Store<ServiceStatus>;
}

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
  /** The sign of a station or an airport; undefined for other addresses. */
  readonly icon: 'train' | 'plane' | undefined;
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

/** A route by car along streets. */
export interface Route {
  readonly path: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationSeconds: number;
}

/**
 * Finds routes by car. `src/maps/routing/find-route.ts` waits for the service, applies a timeout to its answers, turns
 * a rejection into a failure and drops numbers that cannot be shown.
 */
export interface Router {
  /** The route from one point to another; null for none. Rejects if the service fails. */
  route(from: Coordinates, to: Coordinates): Promise<Route | null>;
  /** The length of that route in metres; null for none. Rejects if the service fails. */
  distance(from: Coordinates, to: Coordinates): Promise<number | null>;
}
