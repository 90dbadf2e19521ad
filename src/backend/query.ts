import { QueryClient } from '@tanstack/react-query';
import type { Coordinates } from '../lib/coordinates';

/**
 * Caches the answers of calls. No automatic retry: screens show the failure and offer one. Offline, calls fail at once
 * instead of waiting.
 */
export const createQueryClient = () =>
  new QueryClient({ defaultOptions: { queries: { retry: false, networkMode: 'always' } } });

/** The cache keys of the calls (TanStack Query), in the order of Spec §7. */
export const queryKeys = {
  moreOptions: ['more-options'],
  nearbyVehicles: ['nearby-vehicles'],
  categories: (from: Coordinates | null, to: Coordinates | null, distanceKm: number) => [
    'categories',
    from,
    to,
    distanceKm,
  ],
  booking: (bookingId: string) => ['booking', bookingId],
  currentRides: ['current-rides'],
  completedRides: ['completed-rides'],
  /** The first page of them. */
  lastRides: ['completed-rides', 'last'],
  /** One ride, for its price. Includes the status, because a settled ride has more data. */
  completedRide: (bookingId: string, status: string) => ['completed-rides', bookingId, status],
  ridesWithoutFeedback: ['rides-without-feedback'],
  vehicleDistances: (position: Coordinates | undefined) => ['vehicle-distances', position],
  profile: ['profile'],
  businessStatus: ['business-status'],
  milesDiscount: ['miles-discount'],
} as const;
