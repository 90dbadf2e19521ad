import { type Coordinates, distanceInMeters } from '../../../src/lib/coordinates';
import { randomId } from '../../../src/lib/random-id';
import type { GazetteerPlace } from '../../city/places/gazetteer-place';
import { addressParts, formattedAddress, mainLine, placeTypes, secondaryLine } from './address-format';
import { readAutocompleteRequest } from './autocomplete-request';
import { InvalidValueError, MapsRequestError, requireFields } from './errors';
import { foldedWords } from './folding';
import { callGoogle } from './google-call';
import { LatLng } from './lat-lng';
import { placeById } from './place-lookup';
import { viewportOf } from './place-viewport';
import { searchPlaces } from './places-search';
import { toLanguage } from './request-language';
import type { MapLanguage } from './texts';

/** The ids of the session tokens: nothing that a page can read, as at Google. */
const tokenIds = new WeakMap<AutocompleteSessionToken, string>();

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteSessionToken */
export class AutocompleteSessionToken {
  constructor() {
    tokenIds.set(this, randomId());
  }
}

/** The id of a session token, null without one; throws for anything that is no token. */
function sessionOf(token: unknown): string | null {
  if (token === null || token === undefined) return null;
  const id = typeof token === 'object' ? tokenIds.get(token) : undefined;
  if (id === undefined) throw new InvalidValueError('in property sessionToken: not an AutocompleteSessionToken');
  return id;
}

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

/** The fields of a place that the stand-in can fill in; Google has many more. */
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
  switch (field) {
    case 'id':
      return place.id;
    case 'displayName':
      return mainLine(place, language);
    // A place has its German name in every language unless it has an English one.
    case 'displayNameLanguageCode':
      return mainLine(place, language) === mainLine(place, 'de') ? 'de' : language;
    case 'formattedAddress':
      return formattedAddress(place, language);
    case 'shortFormattedAddress':
      return formattedAddress(place, language).replace(/, [^,]+$/, '');
    case 'location':
      return new LatLng(place.lat, place.lng);
    case 'viewport':
      return viewportOf(place);
    case 'addressComponents':
      return addressParts(place, language).map(({ long, short, types }) => new AddressComponent(long, short, types));
    case 'types':
      return placeTypes(place);
    case 'primaryType':
      return placeTypes(place)[0];
  }
}

/** The sessions that the first call for details ends: of places that were chosen from suggestions. */
const openSessions = new WeakMap<Place, string>();

/**
 * A place whose properties are undefined until they are fetched.
 * https://developers.google.com/maps/documentation/javascript/reference/place#Place
 */
export class Place {
  readonly id: string;
  requestedLanguage: string | null;
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

  /**
   * Fills in the fields that are asked for. The first call ends the session in which the place was suggested.
   * https://developers.google.com/maps/documentation/javascript/session-pricing
   */
  async fetchFields(request: google.maps.places.FetchFieldsRequest): Promise<{ place: Place }> {
    const asked = requireFields(request?.fields, PLACE_FIELDS, 'PLACES_GET_PLACE');
    const session = openSessions.get(this) ?? null;
    openSessions.delete(this);
    await callGoogle('places.details', 'PLACES_GET_PLACE', session);
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

/** What a prediction has to know of the request that it answers. */
interface PredictionContext {
  readonly input: string;
  readonly origin: Coordinates | null;
  readonly language: MapLanguage;
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
  readonly #session: string | null;

  constructor(place: GazetteerPlace, { input, origin, language }: PredictionContext, session: string | null) {
    const main = mainLine(place, language);
    const secondary = secondaryLine(place, language);
    this.placeId = place.id;
    this.text = new FormattableText(`${main}, ${secondary}`, input);
    this.mainText = new FormattableText(main, input);
    this.secondaryText = new FormattableText(secondary, input);
    this.distanceMeters = origin ? Math.round(distanceInMeters(origin, place)) : null;
    this.types = placeTypes(place);
    this.#language = language;
    this.#session = session;
  }

  /** The place, which keeps the session for its first call for details. */
  toPlace(): Place {
    const place = new Place({ id: this.placeId, requestedLanguage: this.#language });
    if (this.#session !== null) openSessions.set(place, this.#session);
    return place;
  }
}

/** https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteSuggestion */
export class AutocompleteSuggestion {
  readonly placePrediction: PlacePrediction | null;

  constructor(prediction: PlacePrediction) {
    this.placePrediction = prediction;
  }

  /**
   * Suggestions for a text from one character on; an empty text is a call like any other and finds nothing. Google names no
   * exception for it, and a page that asks for nothing shall be seen in the count.
   */
  static async fetchAutocompleteSuggestions(
    request: google.maps.places.AutocompleteRequest,
  ): Promise<{ suggestions: AutocompleteSuggestion[] }> {
    const search = readAutocompleteRequest(request);
    const session = sessionOf(request.sessionToken);
    await callGoogle('places.suggestions', 'PLACES_AUTOCOMPLETE', session);
    return {
      suggestions: searchPlaces(search.input, search).map(
        (place) => new AutocompleteSuggestion(new PlacePrediction(place, search, session)),
      ),
    };
  }
}
