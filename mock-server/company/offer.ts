import type { MoreOption, Wire } from '../../src/backend/wire';
import { type Coordinates, distanceInMeters } from '../../src/lib/coordinates';

/** Extras a customer can ask for (Spec §3): `c-` is a car category, `d-` a feature of the driver. */
export const moreOptions: readonly Wire<typeof MoreOption>[] = [
  { id: 'c-1', name: 'Child seat' },
  { id: 'c-2', name: 'Wheelchair accessible' },
  { id: 'c-3', name: 'Large boot' },
  { id: 'd-1', name: 'Non-smoker' },
  { id: 'd-2', name: 'Speaks English' },
  { id: 'd-3', name: 'Helps with luggage' },
];

/** A box around Germany: the company picks up nobody from outside it. */
const GERMANY = { south: 47.2, north: 55.1, west: 5.8, east: 15.1 };
/** A day at the wheel. */
const LONGEST_RIDE_M = 1_000_000;
/** No road to a place in reach is longer. */
export const LONGEST_WAY_KM = 2_000;

/** Whether the company picks up at this position. */
export const isServed = ({ lat, lng }: Coordinates): boolean =>
  lat >= GERMANY.south && lat <= GERMANY.north && lng >= GERMANY.west && lng <= GERMANY.east;

/** Whether a taxi drives this distance. */
export const isInReach = (pickup: Coordinates, drop: Coordinates): boolean =>
  distanceInMeters(pickup, drop) <= LONGEST_RIDE_M;
