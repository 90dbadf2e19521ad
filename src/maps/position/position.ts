import { useSyncExternalStore } from 'react';
import { now } from '../../device/clock';
import { pagePerson } from '../../device/personal-store';
import { type Coordinates, isPosition } from '../../lib/coordinates';
import { fail, type Result, succeed, within } from '../../lib/result';
import { createStore, type Store } from '../../lib/store';

const found = createStore<{
  readonly coordinates: Coordinates;
  readonly atMs: number;
  readonly resetCount: number;
} | null>(null);

/**
 * The customer's position, after they have shared it; in memory only. Exact, or null: also after five minutes (Spec
 * §9), and for the page's next person (D45).
 */
export const customerPosition: Store<Coordinates | null> = {
  get: () => {
    const last = found.get();
    if (last?.resetCount !== pagePerson.get().resetCount) return null;
    return Math.abs(now() - last.atMs) <= FORM_POSITION.maximumAgeMs ? last.coordinates : null;
  },
  set: (coordinates) => found.set(coordinates && { coordinates, atMs: now(), resetCount: pagePerson.get().resetCount }),
  subscribe: found.subscribe,
};

/** The customer's position for components; null until it is found. */
export const useCustomerPosition = (): Coordinates | null =>
  useSyncExternalStore(customerPosition.subscribe, customerPosition.get, () => null);

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

/** A position of the device. */
export interface DevicePosition {
  readonly coordinates: Coordinates;
  readonly isExact: boolean;
}

/** A position that is less exact is no pickup: a driver would wait in another street. */
const EXACT_WITHIN_M = 100;

/** Whether an accuracy, in metres, is enough for a pickup. A missing one, or one that is no number, is not. */
export const isExact = (accuracy: unknown): boolean =>
  typeof accuracy === 'number' && accuracy >= 0 && accuracy <= EXACT_WITHIN_M;

/** `GeolocationPositionError.code` (W3C Geolocation). */
const failures: Readonly<Record<number, PositionFailure>> = { 1: 'denied', 2: 'unavailable', 3: 'timeout' };

/**
 * The device's position. The browser asks for permission, so only a press may call this. Nothing else asks for it: the
 * browser's own timeout does not cover its question, nor a device that never answers (Spec §8, "timed out").
 */
export function findPosition(
  { timeoutMs, maximumAgeMs }: PositionWish,
  geolocation: Pick<Geolocation, 'getCurrentPosition'> | undefined = navigator.geolocation,
): Promise<Result<DevicePosition, PositionFailure>> {
  if (!geolocation) return Promise.resolve(fail('unsupported'));
  const answer = new Promise<Result<DevicePosition, PositionFailure>>((resolve) => {
    try {
      geolocation.getCurrentPosition(
        ({ coords: { latitude: lat, longitude: lng, accuracy } }) =>
          resolve(
            isPosition({ lat, lng })
              ? succeed({ coordinates: { lat, lng }, isExact: isExact(accuracy) })
              : fail('unavailable'),
          ),
        ({ code }) => resolve(fail(failures[code] ?? 'unknown')),
        { enableHighAccuracy: true, timeout: timeoutMs, maximumAge: maximumAgeMs },
      );
    } catch {
      resolve(fail('unknown'));
    }
  });
  return within<Result<DevicePosition, PositionFailure>>(timeoutMs, answer, fail('timeout'));
}
