import { countries, type GazetteerPlace, states } from '../../../city/places/gazetteer-place';
import { fold, foldedWords } from '../../../city/search/folding';
import { placeByAddress, placeById, placesAt } from '../../../city/search/place-lookup';
import { wordsOf } from '../../../city/search/places-search';
import { isGuessedAddress } from '../../../city/search/street-addresses';
import { InvalidValueError, MapsNetworkError, MapsRequestError } from '../base/errors';
import { LatLng, toCoordinates } from '../base/lat-lng';
import type { MapLanguage } from '../base/texts';
import { addressParts, formattedAddress, placeTypes } from '../gazetteer/address-format';
import { callGoogle } from './google-call';
import { viewportOf } from './place-viewport';
import { checkProperties } from './request-checks';
import { toLanguage } from './request-language';

type Results = google.maps.GeocoderResult[];
type Callback = ((results: Results | null, status: google.maps.GeocoderStatus) => void) | null | undefined;
type Restrictions = google.maps.GeocoderComponentRestrictions;

const ENDPOINT = 'GEOCODER_GEOCODE';
const PROPERTIES = [
  'address',
  'componentRestrictions',
  'fulfillOnZeroResults',
  'language',
  'location',
  'placeId',
  'region',
];

/**
 * How exact a position is:
 * https://developers.google.com/maps/documentation/javascript/reference/geocoder#GeocoderLocationType
 */
function locationType(place: GazetteerPlace): google.maps.GeocoderLocationTypeString {
  if (place.kind === 'locality' || place.kind === 'sublocality') return 'APPROXIMATE';
  if (place.houseNumber === null) return 'GEOMETRIC_CENTER';
  return isGuessedAddress(place) ? 'RANGE_INTERPOLATED' : 'ROOFTOP';
}

function toResult(place: GazetteerPlace, language: MapLanguage): google.maps.GeocoderResult {
  return {
    address_components: addressParts(place, language).map(({ long, short, types }) => ({
      long_name: long,
      short_name: short,
      types: [...types],
    })),
    formatted_address: formattedAddress(place, language),
    geometry: {
      location: new LatLng(place.lat, place.lng),
      location_type: locationType(place),
      viewport: viewportOf(place),
    },
    place_id: place.id,
    types: placeTypes(place),
  };
}

/** Every given restriction must match one of the names of its part. */
function holds(place: GazetteerPlace, { country, administrativeArea, locality, postalCode, route }: Restrictions) {
  const names: readonly [asked: string | undefined, known: readonly (string | null)[]][] = [
    [country, [place.country, ...Object.values(countries[place.country])]],
    [administrativeArea, place.state === null ? [] : [place.state, states[place.state]]],
    [locality, [place.city, place.englishName, place.district]],
    [postalCode, [place.postalCode]],
    [route, [place.street]],
  ];
  return names.every(([asked, known]) => !asked || known.some((name) => name !== null && fold(name) === fold(asked)));
}

/** Validates the arguments as Google's script does; throws InvalidValueError in its words. */
function checkRequest(request: google.maps.GeocoderRequest): void {
  if (typeof request !== 'object' || request === null) throw new InvalidValueError('not an Object');
  checkProperties(request, 'GeocoderRequest', PROPERTIES);
  if (request.location) toCoordinates(request.location);
  for (const property of ['address', 'placeId', 'language', 'region'] as const) {
    const value: unknown = request[property];
    if (value !== undefined && value !== null && typeof value !== 'string') {
      throw new InvalidValueError(`in property ${property}: not a string`);
    }
  }
  for (const property of ['address', 'location', 'componentRestrictions'] as const) {
    if (request.placeId && request[property]) throw new InvalidValueError(`cannot set both placeId and ${property}`);
  }
}

/** Returns only the first match of an address; `partial_match` means that a typed word is not in it. */
function resultsForAddress(address: string, restrictions: Restrictions, language: MapLanguage): Results {
  const place = placeByAddress(address, (candidate) => holds(candidate, restrictions));
  if (place === null) return [];
  const { names, address: rest } = wordsOf(place);
  const known = [...names.flat(), ...rest];
  const isWhole = foldedWords(address).every((word) => known.includes(word));
  return [{ ...toResult(place, language), ...(isWhole ? {} : { partial_match: true }) }];
}

/** The answer of Google's server; null for an invalid request. */
function answer({ address, location, placeId, ...request }: google.maps.GeocoderRequest): Results | null {
  const language = toLanguage(request.language);
  const restrictions = request.componentRestrictions ?? {};
  if (placeId) {
    const place = placeById(placeId);
    return place === null ? null : [toResult(place, language)];
  }
  if (location) return address ? null : placesAt(toCoordinates(location)).map((place) => toResult(place, language));
  return address ? resultsForAddress(address, restrictions, language) : null;
}

const refusals = {
  INVALID_REQUEST: 'This GeocoderRequest was invalid.',
  ZERO_RESULTS: 'No result was found for this GeocoderRequest.',
} as const;

const refusal = (status: keyof typeof refusals) => new MapsRequestError(ENDPOINT, status, refusals[status]);

async function geocode(request: google.maps.GeocoderRequest): Promise<Results> {
  checkRequest(request);
  await callGoogle('geocoder.geocode', ENDPOINT);
  const results = answer(request);
  if (results === null) throw refusal('INVALID_REQUEST');
  if (results.length === 0 && !request.fulfillOnZeroResults) throw refusal('ZERO_RESULTS');
  return results;
}

/**
 * Addresses to positions and back. `region` only decides between towns of the same name, which the gazetteer does not
 * have. https://developers.google.com/maps/documentation/javascript/reference/geocoder#Geocoder
 */
export class Geocoder {
  /**
   * With a callback the promise's rejection needs no handler. The callback is called for refused requests, not for
   * wrong arguments: those, and exceptions in the callback, are errors of the page.
   */
  geocode(request: google.maps.GeocoderRequest, callback?: Callback): Promise<google.maps.GeocoderResponse> {
    const response = geocode(request).then((results) => ({ results }));
    if (!callback) return response;
    const tell = (results: Results | null, status: string) => callback(results, status as google.maps.GeocoderStatus);
    response
      .then(
        ({ results }) => tell(results, results.length === 0 ? 'ZERO_RESULTS' : 'OK'),
        (error: unknown) => {
          if (!(error instanceof MapsNetworkError)) throw error;
          tell(null, error.code);
        },
      )
      .catch((error: unknown) => reportError(error));
    return response;
  }
}
