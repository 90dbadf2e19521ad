import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import type { GazetteerPlace } from '../../data/places';
import { addressParts, formattedAddress, mainLine, placeTypes, secondaryLine } from './address-format';
import { InvalidValueError, MapsRequestError, requireFields, requireList } from './errors';
import { foldedWords } from './folding';
import { LatLng, toCoordinates } from './lat-lng';
import { LatLngBounds } from './lat-lng-bounds';
import { placeById } from './place-lookup';
import { type Bias, searchPlaces } from './places-search';
import { type MapLanguage, spokenLanguage } from './texts';

const toLanguage = (asked: string | null | undefined): MapLanguage =>
  asked === null || asked === undefined ? spokenLanguage() : asked.toLowerCase().startsWith('de') ? 'de' : 'en';

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteSessionToken */
export class AutocompleteSessionToken {}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#FormattableText */
export class FormattableText {
  readonly text: string;
  readonly matches: readonly { startOffset: number; endOffset: number }[];

  constructor(text: string, input: string) {
    this.text = text;
    const typed = foldedWords(input);
    this.matches = [...text.matchAll(/[\p{L}\p{N}]+/gu)].flatMap((word) => {
      const folded = foldedWords(word[0])[0] ?? '';
      const fitting = typed
        .filter((part) => folded.startsWith(part))
        .sort((one, other) => other.length - one.length)[0];
      if (fitting === undefined) return [];
      return [{ startOffset: word.index, endOffset: word.index + Math.min(word[0].length, fitting.length) }];
    });
  }

  toString(): string {
    return this.text;
  }
}

/** https://developers.google.com/maps/documentation/javascript/reference/place#AddressComponent */
export class AddressComponent {
  readonly longText: string | null;
  readonly shortText: string | null;
  readonly types: string[];

  constructor(longText: string, shortText: string, types: readonly string[]) {
    this.longText = longText;
    this.shortText = shortText;
    this.types = [...types];
  }
}

const PLACE_FIELDS = [
  'id',
  'displayName',
  'displayNameLanguageCode',
  'formattedAddress',
  'shortFormattedAddress',
  'location',
  'viewport',
  'addressComponents',
  'types',
  'primaryType',
] as const;
type PlaceField = (typeof PLACE_FIELDS)[number];

function fieldValue(field: PlaceField, place: GazetteerPlace, language: MapLanguage): unknown {
  const around = 0.002;
  switch (field) {
    case 'id':
      return place.id;
    case 'displayName':
      return mainLine(place);
    case 'displayNameLanguageCode':
      return 'de';
    case 'formattedAddress':
      return formattedAddress(place, language);
    case 'shortFormattedAddress':
      return formattedAddress(place, language).replace(/, [^,]+$/, '');
    case 'location':
      return new LatLng(place.lat, place.lng);
    case 'viewport':
      return new LatLngBounds()
        .extend({ lat: place.lat - around, lng: place.lng - around })
        .extend({ lat: place.lat + around, lng: place.lng + around });
    case 'addressComponents':
      return addressParts(place, language).map(({ long, short, types }) => new AddressComponent(long, short, types));
    case 'types':
      return placeTypes(place);
    case 'primaryType':
      return placeTypes(place)[0];
  }
}

/**
 * A place whose properties are undefined until they are fetched.
 * https://developers.google.com/maps/documentation/javascript/reference/place#Place
 */
export class Place {
  readonly id: string;
  readonly requestedLanguage: string | null;
  readonly #fetched = new Map<PlaceField, unknown>();

  constructor(options: google.maps.places.PlaceOptions) {
    if (typeof options?.id !== 'string' || options.id === '') {
      throw new InvalidValueError('in Place constructor: in property id: not a string');
    }
    this.id = options.id;
    this.requestedLanguage = options.requestedLanguage ?? null;
    for (const field of PLACE_FIELDS) {
      if (field !== 'id') Object.defineProperty(this, field, { get: () => this.#fetched.get(field), enumerable: true });
    }
  }

  async fetchFields(request: google.maps.places.FetchFieldsRequest): Promise<{ place: Place }> {
    const asked = requireFields(request?.fields, PLACE_FIELDS, 'PLACES_GET_PLACE');
    const place = placeById(this.id);
    if (!place) throw new MapsRequestError('PLACES_GET_PLACE', 'NOT_FOUND', 'The Place ID is no longer valid.');
    const language = toLanguage(this.requestedLanguage);
    for (const field of PLACE_FIELDS) {
      if (asked.has(field)) this.#fetched.set(field, fieldValue(field, place, language));
    }
    return { place: this };
  }

  toJSON(): unknown {
    return { id: this.id, ...Object.fromEntries(this.#fetched) };
  }
}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#PlacePrediction */
export class PlacePrediction {
  readonly placeId: string;
  readonly text: FormattableText;
  readonly mainText: FormattableText;
  readonly secondaryText: FormattableText;
  readonly distanceMeters: number | null;
  readonly types: string[];
  readonly #language: MapLanguage;

  constructor(place: GazetteerPlace, input: string, origin: Coordinates | null, language: MapLanguage) {
    const main = mainLine(place);
    const secondary = secondaryLine(place, language);
    this.placeId = place.id;
    this.text = new FormattableText(`${main}, ${secondary}`, input);
    this.mainText = new FormattableText(main, input);
    this.secondaryText = new FormattableText(secondary, input);
    this.distanceMeters = origin ? Math.round(distanceInMeters(origin, place)) : null;
    this.types = placeTypes(place);
    this.#language = language;
  }

  toPlace(): Place {
    return new Place({ id: this.placeId, requestedLanguage: this.#language });
  }
}

function toBias(bias: google.maps.places.LocationBias | null | undefined): Bias | null {
  if (bias === null || bias === undefined || typeof bias === 'string') return null;
  if (typeof bias === 'object' && 'radius' in bias) {
    const { center, radius } = bias as google.maps.CircleLiteral;
    if (typeof radius !== 'number' || radius < 0 || radius > 50_000) {
      throw new MapsRequestError(
        'PLACES_AUTOCOMPLETE',
        'INVALID_ARGUMENT',
        'Radius must be between 0 and 50000 meters.',
      );
    }
    return { center: toCoordinates(center), radius };
  }
  if ('lat' in bias) return { center: toCoordinates(bias), radius: 0 };
  const bounds = new LatLngBounds(bias as google.maps.LatLngBounds);
  const center = bounds.getCenter().toJSON();
  return { center, radius: distanceInMeters(center, bounds.getNorthEast().toJSON()) };
}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteSuggestion */
export class AutocompleteSuggestion {
  readonly placePrediction: PlacePrediction | null;

  constructor(prediction: PlacePrediction) {
    this.placePrediction = prediction;
  }

  static async fetchAutocompleteSuggestions(
    request: google.maps.places.AutocompleteRequest,
  ): Promise<{ suggestions: AutocompleteSuggestion[] }> {
    if (typeof request?.input !== 'string') throw new InvalidValueError('in property input: not a string');
    const bias = toBias(request.locationBias);
    const regions = request.includedRegionCodes ? requireList(request.includedRegionCodes, 'includedRegionCodes') : [];
    const origin = request.origin ? toCoordinates(request.origin) : null;
    const inGermany = regions.length === 0 || regions.some((region) => region.toLowerCase() === 'de');
    if (request.input.trim() === '' || !inGermany) return { suggestions: [] };
    const language = toLanguage(request.language);
    return {
      suggestions: searchPlaces(request.input, bias).map(
        (place) => new AutocompleteSuggestion(new PlacePrediction(place, request.input, origin, language)),
      ),
    };
  }
}
