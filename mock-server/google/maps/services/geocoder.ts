import { placesAt } from '../../../city/search/place-lookup';
import { checkOptions, limitClass, limited, NotCoveredError } from '../../covered';
import { MapsRequestError } from '../base/errors';
import { toCoordinates } from '../base/geometry';
import { languageFor } from '../base/texts';
import { addressParts, formattedAddress, placeTypes } from './address-format';
import { callGoogle } from './google-call';

const ENDPOINT = 'GEOCODER_GEOCODE';

/**
 * The addresses of a position. `region` only decides between towns of the same name, which the gazetteer does not have.
 * https://developers.google.com/maps/documentation/javascript/reference/geocoder#Geocoder
 */
export class Geocoder {
  /** Throws Google's error if there are no results. */
  async geocode(request: google.maps.GeocoderRequest, callback?: unknown): Promise<google.maps.GeocoderResponse> {
    if (callback) throw new NotCoveredError('the callback of google.maps.Geocoder.geocode');
    checkOptions('GeocoderRequest', request, ['language', 'location', 'region']);
    const spot = toCoordinates(request.location);
    await callGoogle('geocoder.geocode', ENDPOINT);
    const language = languageFor(request.language);
    const results = placesAt(spot).map((place) =>
      limited('google.maps.GeocoderResult', {
        address_components: addressParts(place, language).map(({ long: long_name, short: short_name, types }) => ({
          long_name,
          short_name,
          types: [...types],
        })),
        formatted_address: formattedAddress(place, language),
        place_id: place.id,
        types: placeTypes(place),
      } satisfies Partial<google.maps.GeocoderResult>),
    );
    if (results.length > 0) return { results: results as unknown as google.maps.GeocoderResult[] };
    throw new MapsRequestError(ENDPOINT, 'ZERO_RESULTS', 'No result was found for this GeocoderRequest.');
  }
}
limitClass('google.maps.Geocoder', Geocoder);
