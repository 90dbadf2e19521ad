import type { Coordinates } from '../../src/lib/coordinates';
import { mapsStatus } from '../../src/maps/maps-status';

/** A place as the fake map knows it: what a suggestion shows, and what its details answer. */
export interface FakePlace {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly distanceMeters?: number;
  /** Missing: the details have no location. */
  readonly location?: Coordinates;
  readonly addressComponents?: readonly { readonly longText: string; readonly types: readonly string[] }[];
}

/** A way as the routes service answers it. */
export interface FakeRoute {
  readonly path: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationMillis: number;
}

/** An address as the geocoder answers it. */
export interface FakeAddress {
  readonly place_id: string;
  readonly formatted_address: string;
  readonly address_components: readonly { readonly long_name: string; readonly types: readonly string[] }[];
}

type SuggestionRequest = google.maps.places.AutocompleteRequest;
interface RouteRequest {
  readonly origin: Coordinates;
  readonly destination: Coordinates;
}

/** What the test decides; each may be late, fail or find nothing. */
interface Answers {
  suggest: (request: SuggestionRequest) => Promise<readonly FakePlace[]>;
  /** Called when the details of a chosen place are asked for. */
  details: (place: FakePlace) => Promise<void>;
  route: (request: RouteRequest) => Promise<FakeRoute | null>;
  geocode: (request: google.maps.GeocoderRequest) => Promise<readonly FakeAddress[]>;
}

/** The `google.maps` of a test of hooks: places, routes and addresses, no map. What was asked stands in `asked`. */
export function fakeGoogle(answers: Partial<Answers> = {}) {
  const current: Answers = {
    suggest: async () => [],
    details: async () => {},
    route: async () => null,
    geocode: async () => [],
    ...answers,
  };
  const asked = {
    suggestions: [] as SuggestionRequest[],
    routes: [] as RouteRequest[],
    positions: [] as google.maps.GeocoderRequest[],
  };

  const toPrediction = (place: FakePlace) => ({
    placeId: place.id,
    mainText: { text: place.title },
    secondaryText: { text: place.detail },
    text: { text: `${place.title}, ${place.detail}` },
    distanceMeters: place.distanceMeters ?? null,
    toPlace: () => ({
      fetchFields: () => current.details(place),
      location: place.location && { toJSON: () => place.location },
      addressComponents: place.addressComponents ?? [],
    }),
  });
  const libraries: Record<string, unknown> = {
    places: {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async (request: SuggestionRequest) => {
          asked.suggestions.push(request);
          const places = await current.suggest(request);
          return { suggestions: places.map((place) => ({ placePrediction: toPrediction(place) })) };
        },
      },
    },
    geocoding: {
      Geocoder: class {
        async geocode(request: google.maps.GeocoderRequest) {
          asked.positions.push(request);
          return { results: await current.geocode(request) };
        }
      },
    },
    routes: {
      Route: {
        computeRoutes: async (request: RouteRequest) => {
          asked.routes.push(request);
          const route = await current.route(request);
          return { routes: route ? [route] : [] };
        },
      },
    },
  };

  return {
    asked,
    /** Changes what is answered from now on. */
    reply: (changes: Partial<Answers>) => void Object.assign(current, changes),
    /** The maps service is loaded and allowed until the answered function is called. */
    install: () => {
      const before = mapsStatus.get();
      Object.assign(globalThis, { google: { maps: { importLibrary: async (name: string) => libraries[name] } } });
      mapsStatus.set('loaded');
      return () => {
        Reflect.deleteProperty(globalThis, 'google');
        mapsStatus.set(before);
      };
    },
  };
}
