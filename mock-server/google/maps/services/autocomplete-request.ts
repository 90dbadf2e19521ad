import { type Coordinates, distanceInMeters } from '../../../../src/lib/coordinates';
import type { GazetteerPlace } from '../../../city/places/gazetteer-place';
import type { Circle, PlacesSearch } from '../../../city/search/places-search';
import { InvalidValueError, MapsRequestError, requireList } from '../base/errors';
import { toCoordinates } from '../base/lat-lng';
import { LatLngBounds } from '../base/lat-lng-bounds';
import type { MapLanguage } from '../base/texts';
import { placeTypes } from '../gazetteer/address-format';
import { checkProperties } from './request-checks';
import { toLanguage } from './request-language';

/** A checked request for suggestions. */
export interface AutocompleteSearch extends PlacesSearch {
  readonly input: string;
  readonly origin: Coordinates | null;
  readonly language: MapLanguage;
}

const PROPERTIES = [
  'includedPrimaryTypes',
  'includedRegionCodes',
  'input',
  'inputOffset',
  // Only counts at Google.
  'internalUsageAttributionIds',
  'language',
  'locationBias',
  'locationRestriction',
  'origin',
  // Only affects the wording of addresses, which are German here.
  'region',
  'sessionToken',
];
/**
 * Each includes several types, and must be the only one:
 * https://developers.google.com/maps/documentation/places/web-service/place-types#table-b
 */
const COLLECTIONS: Readonly<Record<string, readonly string[]>> = {
  '(cities)': ['locality'],
  '(regions)': ['locality', 'sublocality_level_1', 'sublocality'],
};

/**
 * Limits of https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteRequest
 */
const MOST_REGION_CODES = 15;
const MOST_PRIMARY_TYPES = 5;
/** https://developers.google.com/maps/documentation/places/web-service/place-autocomplete#location-bias-restriction */
const LARGEST_RADIUS_METERS = 50_000;

const refuse = (explanation: string) => new MapsRequestError('PLACES_AUTOCOMPLETE', 'INVALID_ARGUMENT', explanation);

/** A list of texts that may be missing or empty: then nothing is restricted. */
function readTexts(value: Iterable<unknown> | null | undefined, property: string): readonly string[] {
  if (value === null || value === undefined) return [];
  return requireList(value, property).map((text, index) => {
    if (typeof text === 'string') return text.toLowerCase();
    throw new InvalidValueError(`in property ${property}: at index ${index}: not a string`);
  });
}

/** Up to 15 codes of two letters. An unknown country is valid, but has no results. */
function readRegions(value: google.maps.places.AutocompleteRequest['includedRegionCodes']): readonly string[] {
  const codes = readTexts(value, 'includedRegionCodes');
  if (codes.length > MOST_REGION_CODES) throw refuse(`At most ${MOST_REGION_CODES} included_region_codes are allowed.`);
  const wrong = codes.find((code) => !/^[a-z]{2}$/.test(code));
  if (wrong !== undefined) throw refuse(`Invalid included_region_codes: ${wrong}.`);
  return codes;
}

function readTypes(value: google.maps.places.AutocompleteRequest['includedPrimaryTypes']): readonly string[] {
  const types = readTexts(value, 'includedPrimaryTypes');
  const collection = types.find((type) => COLLECTIONS[type]);
  if (collection && types.length > 1) throw refuse(`${collection} must be the only one of included_primary_types.`);
  if (collection) return COLLECTIONS[collection] ?? [];
  if (types.length <= MOST_PRIMARY_TYPES) return types;
  throw refuse(`At most ${MOST_PRIMARY_TYPES} included_primary_types are allowed.`);
}

const isBounds = (value: object) => 'getSouthWest' in value || 'south' in value;

function boundsCircle(bounds: LatLngBounds): Circle {
  const center = bounds.getCenter().toJSON();
  return { center, radiusMeters: distanceInMeters(center, bounds.getNorthEast().toJSON()) };
}

/**
 * The circle of a bias. Null without one: Google then estimates a place from the visitor's IP address, which the
 * stand-in cannot.
 */
function readBias(bias: google.maps.places.LocationBias | null | undefined): Circle | null {
  if (bias === null || bias === undefined || bias === 'IP_BIAS') return null;
  if (typeof bias !== 'object') throw new InvalidValueError('in property locationBias: not a LocationBias');
  if (isBounds(bias)) return boundsCircle(new LatLngBounds(bias as google.maps.LatLngBounds));
  if (!('radius' in bias)) return { center: toCoordinates(bias as google.maps.LatLngLiteral), radiusMeters: 0 };
  const { center, radius } = bias as google.maps.CircleLiteral;
  if (typeof radius !== 'number') {
    throw new InvalidValueError('in property locationBias: in property radius: not a number');
  }
  if (!(radius >= 0 && radius <= LARGEST_RADIUS_METERS)) {
    throw refuse(`Circle.radius must be between 0 and ${LARGEST_RADIUS_METERS} meters.`);
  }
  return { center: toCoordinates(center), radiusMeters: radius };
}

function readFence(fence: google.maps.places.LocationRestriction | null | undefined): LatLngBounds | null {
  if (fence === null || fence === undefined) return null;
  if (typeof fence === 'object' && isBounds(fence)) return new LatLngBounds(fence);
  throw new InvalidValueError('in property locationRestriction: not a LatLngBounds or LatLngBoundsLiteral');
}

/** The search uses the text before the cursor. */
function readInput({ input, inputOffset }: google.maps.places.AutocompleteRequest): string {
  if (typeof input !== 'string') throw new InvalidValueError('in property input: not a string');
  const characters = [...input];
  const end = inputOffset ?? characters.length;
  if (Number.isInteger(end) && end >= 0 && end <= characters.length) return characters.slice(0, end).join('');
  throw refuse('input_offset must lie within the input.');
}

/**
 * Validates a request as Google does. A value of the wrong type is an InvalidValueError; a value that its server
 * refuses (too many or malformed codes, too large a circle, a bias together with a restriction) is a MapsRequestError
 * with INVALID_ARGUMENT.
 * https://developers.google.com/maps/documentation/javascript/reference/autocomplete-data#AutocompleteRequest
 */
export function readAutocompleteRequest(request: google.maps.places.AutocompleteRequest): AutocompleteSearch {
  if (typeof request !== 'object' || request === null) throw new InvalidValueError('not an Object');
  checkProperties(request, 'AutocompleteRequest', PROPERTIES);
  const input = readInput(request);
  const regions = readRegions(request.includedRegionCodes);
  const types = readTypes(request.includedPrimaryTypes);
  const circle = readBias(request.locationBias);
  const fence = readFence(request.locationRestriction);
  if (request.locationBias && fence) throw refuse('Only one of location_bias and location_restriction may be set.');
  return {
    input,
    circle,
    origin: request.origin ? toCoordinates(request.origin) : null,
    language: toLanguage(request.language),
    accepts: (place: GazetteerPlace) =>
      (regions.length === 0 || regions.includes(place.country.toLowerCase())) &&
      (types.length === 0 || types.includes(placeTypes(place)[0] ?? '')) &&
      (fence === null || fence.contains({ lat: place.lat, lng: place.lng })),
  };
}
