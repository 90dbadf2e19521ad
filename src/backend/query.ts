import { QueryClient } from '@tanstack/react-query';
import type { Coordinates } from '../lib/coordinates';

/**
 * Caches the answers of calls. No automatic retry: screens show the failure and offer one. Offline, calls fail at once
 * instead of waiting; what has failed is read again when the network is back.
 */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        networkMode: 'always',
        refetchOnReconnect: ({ state }) => state.error !== null,
      },
    },
  });

/** The cache keys of the calls (TanStack Query), in the order of Spec §7. */
export const queryKeys = {
  moreOptions: ['moreOptions'],
  nearbyVehicles: ['nearbyVehicles'],
  categories: (from: Coordinates | null, to: Coordinates | null, distanceKm: number) => [
    'categories',
    from,
    to,
    distanceKm,
  ],
  booking: (bookingId: string) => ['booking', bookingId],
  currentRides: ['currentRides'],
  completedRides: ['completedRides'],
  /** The first page of them. */
  lastRides: ['completedRides', 'last'],
  /** One ride, for its price. Includes the status, because a settled ride has more data. */
  completedRide: (bookingId: string, status: string) => ['completedRides', bookingId, status],
  ridesWithoutFeedback: ['ridesWithoutFeedback'],
  vehicleDistances: (position: Coordinates | undefined) => ['vehicleDistances', position],
  profile: ['profile'],
  businessStatus: ['businessStatus'],
  milesDiscount: ['milesDiscount'],
} as const;
