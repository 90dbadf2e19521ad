import { useQuery } from '@tanstack/react-query';
import { getCurrentRides } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query-keys';
import type { Ride } from '../backend/types';
import { formatShortDayAndTime } from '../i18n/formats';
import { useLanguage } from '../i18n/use-language';
import { valueOrThrow } from '../lib/result';
import { addressLines } from '../places/place';
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

/** The booking to track now among others; `name` tells it from them by time and pickup, and is empty where there are none. */
export interface NamedRide {
  readonly bookingId: string;
  readonly name: string;
  readonly others: number;
}

/** The booking to track now, with its name where there are several; null as in `useCurrentRide`. */
export function useNamedCurrentRide(): NamedRide | null {
  const language = useLanguage();
  const bookingId = useCurrentRide();
  const { data: rides = [] } = useCurrentRides();
  if (bookingId === null) return null;
  const ride = rides.at(-1);
  const others = rides.length - 1;
  const when = ride?.startsAt && formatShortDayAndTime(language, ride.startsAt);
  const parts = others > 0 ? [when, addressLines(ride?.pickup)?.first] : [];
  return { bookingId, others, name: parts.filter(Boolean).join(' · ') };
}
