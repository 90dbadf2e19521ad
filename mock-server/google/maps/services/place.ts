import type { GazetteerPlace } from '../../../city/places/gazetteer-place';
import { mainLine } from '../../../city/search/place-lines';
import { placeById } from '../../../city/search/place-lookup';
import { InvalidValueError, MapsRequestError } from '../base/errors';
import { LatLng } from '../base/lat-lng';
import type { MapLanguage } from '../base/texts';
import { addressParts, formattedAddress, placeTypes } from '../gazetteer/address-format';
import { callGoogle } from './google-call';
import { viewportOf } from './place-viewport';
import { checkFields, fieldsBeyond } from './request-checks';
import { toLanguage } from './request-language';

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
const FIELDS_NOT_COVERED = fieldsBeyond('places.Place', [...PLACE_FIELDS, 'requestedLanguage', 'requestedRegion']);
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

/** Makes the first call for a place's details end the session that suggested it. */
export function keepSession(place: Place, session: string): void {
  openSessions.set(place, session);
}

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
   * Fills in the requested fields. The first call ends the session that suggested the place.
   * https://developers.google.com/maps/documentation/javascript/session-pricing
   */
  async fetchFields(request: google.maps.places.FetchFieldsRequest): Promise<{ place: Place }> {
    const asked = checkFields(request?.fields, PLACE_FIELDS, FIELDS_NOT_COVERED, 'PLACES_GET_PLACE');
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
