import type { Coordinates } from '../../src/lib/coordinates';
import { mapsStatus } from '../../src/maps/maps-status';

/** A place as the fake map knows it: what a suggestion shows, and what its details answer. */
export interface FakePlace {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
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

interface GeocodeRequest {
  readonly location: Coordinates;
}
interface MatrixRequest {
  readonly origins: readonly Coordinates[];
  readonly destinations: readonly Coordinates[];
}

/** What the test decides; each may be late, fail or find nothing. */
interface Answers {
  suggest: (request: SuggestionRequest) => Promise<readonly FakePlace[]>;
  /** Called when the details of a chosen place are asked for. */
  details: (place: FakePlace) => Promise<void>;
  route: (request: RouteRequest) => Promise<FakeRoute | null>;
  /** The addresses at a position. */
  geocode: (request: GeocodeRequest) => Promise<readonly FakeAddress[]>;
  /** Metres of the way from the one origin to the one destination. */
  matrix: (request: MatrixRequest) => Promise<number | null>;
}

/** The `google.maps` of a test of hooks: places and routes, no map. What was asked stands in `asked`. */
export function fakeGoogle(answers: Partial<Answers> = {}) {
  const current: Answers = {
    suggest: async () => [],
    details: async () => {},
    route: async () => null,
    matrix: async () => null,
    geocode: async () => [],
    ...answers,
  };
  const asked = { suggestions: [] as SuggestionRequest[], routes: [] as RouteRequest[], matrix: [] as MatrixRequest[] };

  const toPrediction = (place: FakePlace) => ({
    placeId: place.id,
    mainText: { text: place.title },
    secondaryText: { text: place.detail },
    text: { text: `${place.title}, ${place.detail}` },
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
        async geocode(request: GeocodeRequest) {
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
      RouteMatrix: {
        computeRouteMatrix: async (request: MatrixRequest) => {
          asked.matrix.push(request);
          const distanceMeters = await current.matrix(request);
          return { matrix: { rows: [{ items: [distanceMeters === null ? {} : { distanceMeters }] }] } };
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
