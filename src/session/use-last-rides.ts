import { useQuery } from '@tanstack/react-query';
import { getCompletedRides } from '../backend/account-calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query';
import type { Ride } from '../backend/types';
import { valueOrThrow } from '../lib/result';
import { useSession } from './use-session';

/** Completed rides hardly change. */
const FRESH_MS = 60_000;

/** The signed-in customer's last completed rides (Spec §9: 20), as the backend orders them: the latest first. */
export function useLastRides() {
  const isSignedIn = useSession().status === 'signed-in';
  return useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.lastRides,
    enabled: isSignedIn,
    refetchOnWindowFocus: false,
    staleTime: FRESH_MS,
    queryFn: async () => valueOrThrow(await getCompletedRides()).rides,
  });
}

/**
 * The path that repeats a completed ride: the booking screen, with the ride's id and payment type in the fragment. A
 * ride that was paid online names none, because the form has no such type (Spec §5).
 */
export function againPath({ bookingId, paymentType }: Pick<Ride, 'bookingId' | 'paymentType'>): string {
  const payment = paymentType === 'online' ? '' : `&payment=${paymentType}`;
  return `/bookings#again=${encodeURIComponent(bookingId)}${payment}`;
}
