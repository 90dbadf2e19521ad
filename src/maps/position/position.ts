import { type Coordinates, isPosition } from '../../lib/coordinates';
import { fail, type Result, succeed } from '../../lib/result';

/** Why there is no position; each failure has its sentence in `locales/…/maps.json` (Spec §8, Location). */
export type PositionFailure = 'unsupported' | 'denied' | 'unavailable' | 'timeout' | 'unknown';

/** The timeout, and the maximum age of a cached position. */
export interface PositionWish {
  readonly timeoutMs: number;
  readonly maximumAgeMs: number;
}

/** Location lookup on the booking form (Spec §9). */
export const FORM_POSITION: PositionWish = { timeoutMs: 10_000, maximumAgeMs: 300_000 };
/** Location lookup on the map (Spec §9). */
export const MAP_POSITION: PositionWish = { timeoutMs: 5_000, maximumAgeMs: 0 };

/** `GeolocationPositionError.code` (W3C Geolocation). */
const failures: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/** The device's position. The browser asks for permission, so only a press may call this. */
export function findPosition(
  { timeoutMs, maximumAgeMs }: PositionWish,
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = navigator.geolocation,
): Promise<Result<Coordinates, PositionFailure>> {
  if (!geolocation) return Promise.resolve(fail('unsupported'));
  return new Promise((resolve) => {
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude: lat, longitude: lng } }) =>
          resolve(isPosition({ lat, lng }) ? succeed({ lat, lng }) : fail('unavailable')),
        ({ code }) => resolve(fail(failures[code] ?? 'unknown')),
        { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maximumAgeMs },
      );
    } catch {
      resolve(fail('unknown'));
    }
  });
}
