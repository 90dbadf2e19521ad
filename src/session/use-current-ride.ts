import { useQuery } from '@tanstack/react-query';
import { getCurrentRides } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query-keys';
import type { Ride } from '../backend/types';
import { valueOrThrow } from '../lib/result';
import { useSession } from './use-session';

/** Ongoing and pre-ordered rides of the signed-in customer, read once for every screen that shows them. */
export function useCurrentRides() {
  const isSignedIn = useSession().status === 'signed-in';
  return useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.currentRides,
    enabled: isSignedIn,
    queryFn: async () => valueOrThrow(await getCurrentRides()),
  });
}

/** The last entry of the ongoing/pre-order list gives the current booking; none for an empty list (Spec §4). */
export const currentBookingId = (rides: readonly Ride[]): string | null => rides.at(-1)?.bookingId ?? null;

/** The booking to track now; null without one, without a customer, or when the list cannot be read (Spec §4). */
export function useCurrentRide(): string | null {
  const isSignedIn = useSession().status === 'signed-in';
  const { data, isError } = useCurrentRides();
  return isSignedIn && data && !isError ? currentBookingId(data) : null;
}
