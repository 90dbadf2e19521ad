import type { Language } from '../../i18n/languages';
import type { Coordinates } from '../../lib/coordinates';
import type { Place } from '../../lib/places/place';
import { fail, type Result } from '../../lib/result';
import type { GeocoderFailure } from './look-up';

/** The geocoder's client: a separate chunk, fetched by the first address lookup at the latest. */
export const fetchLookUp = () => import('./look-up');

/** The address at a position, or the reason for a failure; within 10 s (Spec §8, Location). */
export const addressAt = (at: Coordinates, language: Language): Promise<Result<Place, GeocoderFailure>> =>
  fetchLookUp().then(
    (lookUp) => lookUp.addressAt(at, language),
    () => fail('maps-unavailable'),
  );
