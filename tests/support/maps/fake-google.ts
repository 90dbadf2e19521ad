import type { Coordinates } from '../../../src/lib/coordinates';
import { service } from '../../../src/maps/google/map/service';

/** A place of the fake map: the texts of its suggestion, and its details. */
export interface FakePlace {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly distanceMeters?: number;
  /** Google's types of it; by default a street. */
  readonly types?: readonly string[];
  /** If missing, the details have no location. */
  readonly location?: Coordinates;
  readonly addressComponents?: readonly { readonly longText: string; readonly types: readonly string[] }[];
}

/** A route in the routes service's answer. */
export interface FakeRoute {
  readonly path: readonly Coordinates[];
  readonly distanceMeters: number;
  readonly durationMillis: number;
}

/** An address in the geocoder's answer. */
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
  readonly language: string;
}
interface MatrixRequest {
  readonly origins: readonly Coordinates[];
  readonly destinations: readonly Coordinates[];
}

/** The answers that a test sets; each may be late, fail or find nothing. */
interface Answers {
  suggest: (request: SuggestionRequest) => Promise<readonly FakePlace[]>;
  /** Called when the details of a chosen place are requested. */
  details: (place: FakePlace) => Promise<void>;
  route: (request: RouteRequest) => Promise<FakeRoute | null>;
  /** The addresses at a position. */
  geocode: (request: GeocodeRequest) => Promise<readonly FakeAddress[]>;
  /** The length in metres of the route from the one origin to the one destination. */
  matrix: (request: MatrixRequest) => Promise<number | null>;
}

/** A marker that records its positions. */
class FakeMarker {
  readonly title: string;
  readonly zIndex: number;
  map: unknown;
  gmpDraggable = false;
  readonly positions: Coordinates[] = [];
  readonly #dropListeners = new Set<() => void>();

  constructor({ map, title, zIndex }: { map: unknown; title: string; zIndex: number }) {
    this.map = map;
    this.title = title;
    this.zIndex = zIndex;
  }

  get position() {
    return this.positions.at(-1) as Coordinates;
  }
  set position(position: Coordinates) {
    this.positions.push(position);
  }

  addListener = (_name: 'dragend', listener: () => void) => {
    this.#dropListeners.add(listener);
    return { remove: () => this.#dropListeners.delete(listener) };
  };
  /** The customer drags it to this position. */
  dropAt = (position: Coordinates) => {
    this.position = position;
    for (const listener of this.#dropListeners) listener();
  };
}

/** A map without a view: it records its target, and fires the events of gestures. */
export class FakeMap {
  /** The bounds that it reports. */
  seen: google.maps.LatLngBoundsLiteral | null = null;
  /** Its zoom; none before its first view. */
  zoom: number | undefined;
  center: Coordinates | null = null;
  readonly fitted: google.maps.LatLngBoundsLiteral[] = [];
  readonly area = document.createElement('div');
  readonly #handlers = new Map<string, Set<() => void>>();

  getDiv = () => this.area;
  getZoom = () => this.zoom;
  setZoom = (zoom: number) => {
    this.zoom = zoom;
  };
  setCenter = (center: Coordinates) => {
    this.center = center;
  };
  getBounds = () => this.seen && { toJSON: () => this.seen };
  fitBounds = (bounds: google.maps.LatLngBoundsLiteral) => {
    this.fitted.push(bounds);
    this.seen = bounds;
  };
  addListener = (name: string, handler: () => void) => {
    const known = this.#handlers.get(name) ?? new Set();
    this.#handlers.set(name, known.add(handler));
    return { remove: () => known.delete(handler) };
  };
  tell = (name: string) => {
    for (const handler of this.#handlers.get(name) ?? []) handler();
  };
  listeners = () => [...this.#handlers.values()].reduce((sum, { size }) => sum + size, 0);
}

/** The `google.maps` for a test of hooks: places, routes and markers. `asked` has the requests. */
export function fakeGoogle(answers: Partial<Answers> = {}) {
  const current: Answers = {
    suggest: async () => [],
    details: async () => {},
    route: async () => null,
    matrix: async () => null,
    geocode: async () => [],
    ...answers,
  };
  const asked = {
    suggestions: [] as SuggestionRequest[],
    routes: [] as RouteRequest[],
    matrix: [] as MatrixRequest[],
    positions: [] as GeocodeRequest[],
  };
  const markers: FakeMarker[] = [];
  class AdvancedMarkerElement extends FakeMarker {
    constructor(options: { map: unknown; title: string; zIndex: number }) {
      super(options);
      markers.push(this);
    }
  }

  const lines: { map: unknown }[] = [];
  class Polyline {
    map: unknown = null;
    setMap = (map: unknown) => {
      this.map = map;
    };
    constructor(options: object) {
      Object.assign(this, options);
      lines.push(this);
    }
  }

  const toPrediction = (place: FakePlace) => ({
    placeId: place.id,
    mainText: { text: place.title },
    secondaryText: { text: place.detail },
    text: { text: `${place.title}, ${place.detail}` },
    distanceMeters: place.distanceMeters ?? null,
    types: place.types ?? ['route'],
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
          asked.positions.push(request);
          const results = await current.geocode(request);
          // Google throws if there are no results.
          if (results.length === 0) throw Object.assign(new Error('No result was found'), { code: 'ZERO_RESULTS' });
          return { results };
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
    /** Every created marker, including removed ones, whose map is null. */
    markers,
    /** Every created line with its options; the map of a removed line is null. */
    lines,
    /** Changes the answers from now on. */
    reply: (changes: Partial<Answers>) => void Object.assign(current, changes),
    /** The maps service is loaded and allowed until the returned function is called. */
    install: () => {
      const before = service.status.get();
      const maps = {
        importLibrary: async (name: string) => libraries[name],
        marker: { AdvancedMarkerElement },
        Polyline,
      };
      Object.assign(globalThis, { google: { maps } });
      service.status.set('loaded');
      return () => {
        Reflect.deleteProperty(globalThis, 'google');
        service.status.set(before);
      };
    },
  };
}
