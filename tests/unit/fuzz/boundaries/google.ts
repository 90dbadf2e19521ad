import { readJson } from '../../../../src/lib/reading';
import { service } from '../../../../src/maps/google/map/service';
import { mapBoundaries } from './maps';

interface JsonPlace {
  readonly location?: object | null;
}
interface JsonPrediction {
  readonly place?: JsonPlace | null;
}

/** Google's script answers objects: the parts of the JSON that have methods there get them. */
const toPrediction = ({ place, ...prediction }: JsonPrediction) => ({
  ...prediction,
  toPlace: () => ({
    ...place,
    fetchFields: async () => ({}),
    location: place?.location && { toJSON: () => place.location },
  }),
});

interface JsonSuggestions {
  readonly suggestions: readonly { readonly placePrediction?: JsonPrediction | null }[];
}

const withMethods = ({ suggestions }: JsonSuggestions) => ({
  suggestions: suggestions.map(({ placePrediction }) => ({
    placePrediction: placePrediction && toPrediction(placePrediction),
  })),
});

function answerWith(text: string): void {
  const answer = async () => readJson(text);
  const libraries: Readonly<Record<string, object>> = {
    places: {
      AutocompleteSessionToken: class {},
      AutocompleteSuggestion: {
        fetchAutocompleteSuggestions: async () => withMethods((await answer()) as JsonSuggestions),
      },
    },
    geocoding: {
      Geocoder: class {
        geocode = answer;
      },
    },
    routes: { Route: { computeRoutes: answer }, RouteMatrix: { computeRouteMatrix: answer } },
  };
  Object.assign(globalThis, { google: { maps: { importLibrary: async (name: string) => libraries[name] } } });
  service.status.set('loaded');
}

const names = [
  { longText: 'Goethestraße', long_name: 'Goethestraße', types: ['route'] },
  { longText: '12', long_name: '12', types: ['street_number'] },
  { longText: 'Mitte', long_name: 'Mitte', types: ['sublocality', 'political'] },
  { longText: 'Kassel', long_name: 'Kassel', types: ['locality', 'political'] },
  { longText: '34117', long_name: '34117', types: ['postal_code'] },
];
const placePrediction = {
  placeId: 'a',
  mainText: { text: 'Goethestraße 12' },
  secondaryText: { text: 'Kassel' },
  text: { text: 'Goethestraße 12, Kassel' },
  distanceMeters: 900,
  types: ['route'],
  place: { location: { lat: 51.3, lng: 9.48 }, addressComponents: names },
};
const path = [
  { lat: 51.31, lng: 9.49 },
  { lat: 51.3, lng: 9.48 },
];

/** Google's Places, Geocoder and Routes. */
export const googleBoundaries = mapBoundaries({
  provider: 'google',
  files: {
    addresses: ['src/maps/google/addresses/geocoder.ts'],
    ways: ['src/maps/google/ways/router.ts'],
  },
  samples: {
    suggestions: [{ suggestions: [{ placePrediction }, { placePrediction: null }] }],
    address: [{ results: [{ place_id: 'a', formatted_address: 'Goethestraße 12', address_components: names }] }],
    route: [{ routes: [{ path, distanceMeters: 5_300, durationMillis: 540_000 }] }],
    distance: [{ matrix: { rows: [{ items: [{ distanceMeters: 5_300 }] }] } }],
  },
  answerWith,
});
