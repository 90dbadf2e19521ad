import type { GazetteerPlace } from '../../data/places';
import { addressParts, formattedAddress, placeTypes } from './address-format';
import { InvalidValueError, MapsRequestError } from './errors';
import { LatLng, toCoordinates } from './lat-lng';
import { LatLngBounds } from './lat-lng-bounds';
import { placeByAddress, placeById, placeNear } from './place-lookup';
import { type MapLanguage, spokenLanguage } from './texts';

/** A result in Google's older shape, which the geocoder still answers. */
export interface GeocodedPlace {
  readonly address_components: readonly { long_name: string; short_name: string; types: string[] }[];
  readonly formatted_address: string;
  readonly geometry: { location: LatLng; location_type: string; viewport: LatLngBounds };
  readonly place_id: string;
  readonly types: string[];
  readonly partial_match: boolean;
}

type Callback = ((results: GeocodedPlace[] | null, status: string) => void) | null | undefined;

function toResult(place: GazetteerPlace, language: MapLanguage): GeocodedPlace {
  const location = new LatLng(place.lat, place.lng);
  return {
    address_components: addressParts(place, language).map(({ long, short, types }) => ({
      long_name: long,
      short_name: short,
      types: [...types],
    })),
    formatted_address: formattedAddress(place, language),
    geometry: {
      location,
      location_type: place.houseNumber === null ? 'GEOMETRIC_CENTER' : 'ROOFTOP',
      viewport: new LatLngBounds(location),
    },
    place_id: place.id,
    types: placeTypes(place),
    partial_match: false,
  };
}

/** Exactly one of the three ways to ask, as Google insists. */
function findPlace(request: google.maps.GeocoderRequest): GazetteerPlace | null {
  const asked = [request?.location, request?.address, request?.placeId].filter(
    (value) => value !== undefined && value !== null,
  );
  if (asked.length !== 1) {
    throw new InvalidValueError('Geocoder.geocode: exactly one of address, location or placeId must be specified');
  }
  if (request.location) return placeNear(toCoordinates(request.location));
  if (request.placeId) return placeById(request.placeId);
  return placeByAddress(request.address ?? '');
}

/** https://developers.google.com/maps/documentation/javascript/reference/geocoder#Geocoder */
export class Geocoder {
  async geocode(request: google.maps.GeocoderRequest, callback?: Callback): Promise<{ results: GeocodedPlace[] }> {
    const found = findPlace(request);
    const language = request.language?.toLowerCase().startsWith('de')
      ? 'de'
      : request.language
        ? 'en'
        : spokenLanguage();
    const results = found ? [toResult(found, language)] : [];
    callback?.(found ? results : null, found ? 'OK' : 'ZERO_RESULTS');
    if (!found && !request.fulfillOnZeroResults) {
      const explanation = 'No result was found for this GeocoderRequest.';
      throw new MapsRequestError('GEOCODER_GEOCODE', 'ZERO_RESULTS', explanation);
    }
    return { results };
  }
}
