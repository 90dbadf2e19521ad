import type { Language } from '../i18n/languages';
import type { Coordinates } from '../lib/coordinates';
import { formatCoordinates } from '../lib/coordinates';
import { fail, type Result, succeed } from '../lib/result';
import type { Place } from '../places/place';
import { site } from '../site';
import { addressParts } from './address-parts';
import { whenMapsReady } from './maps-status';

/** Why a position has no address: nobody to ask, nothing there, or the question went wrong (Spec §8, Location). */
export type GeocoderFailure = 'maps-unavailable' | 'no-address' | 'failed';

/** How long to wait for a geocoder (Spec §8: "Google Maps not available" after 10 s). */
const GEOCODER_WAIT_MS = 10_000;

/** The address at a position. The place keeps the position that was asked for: Google's is the door nearby. */
export async function addressAt(coordinates: Coordinates, language: Language): Promise<Result<Place, GeocoderFailure>> {
  if (!(await whenMapsReady(GEOCODER_WAIT_MS))) return fail('maps-unavailable');
  try {
    const { Geocoder } = (await google.maps.importLibrary('geocoding')) as google.maps.GeocodingLibrary;
    const { results } = await new Geocoder().geocode({ location: coordinates, language, region: site.map.country });
    const [nearest] = results;
    if (!nearest) return fail('no-address');
    const components = nearest.address_components.map(({ long_name, types }) => ({ longText: long_name, types }));
    return succeed({
      id: nearest.place_id || formatCoordinates(coordinates),
      label: nearest.formatted_address,
      coordinates,
      ...addressParts(components),
    });
  } catch (error) {
    console.warn('Reverse geocoding failed', error);
    return fail(isNothingFound(error) ? 'no-address' : 'failed');
  }
}

/** Google throws where it finds nothing: https://developers.google.com/maps/documentation/javascript/geocoding#GeocodingStatusCodes */
const isNothingFound = (error: unknown) =>
  typeof error === 'object' && error !== null && 'code' in error && error.code === 'ZERO_RESULTS';
