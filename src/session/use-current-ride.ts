import { useQuery } from '@tanstack/react-query';
import { getCurrentRides } from '../backend/calls';
import type { CallFailure } from '../backend/failure';
import { queryKeys } from '../backend/query';
import type { Ride } from '../backend/types';
import { formatShortDayAndTime } from '../i18n/formats';
import { useLanguage } from '../i18n/use-language';
import { addressLines } from '../lib/places/place';
import { valueOrThrow } from '../lib/result';
import { useSession } from './use-session';

/**
 * Ongoing and pre-ordered rides of the signed-in customer; all screens share one request. A ride that has left the list
 * is over, whatever screen is shown: the completed rides are read again.
 */
export function useCurrentRides() {
  const isSignedIn = useSession().status === 'signed-in';
  return useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.currentRides,
    enabled: isSignedIn,
    queryFn: async ({ client, queryKey }) => {
      const rides = valueOrThrow(await getCurrentRides());
      const before = client.getQueryData<readonly Ride[]>(queryKey);
      if (before?.some(({ bookingId }) => !rides.some((ride) => ride.bookingId === bookingId))) {
        void client.invalidateQueries({ queryKey: queryKeys.completedRides });
      }
      return rides;
    },
  });
}

/** The current booking: the last entry of the ongoing/pre-order list; null for an empty list (Spec §4). */
const currentBookingId = (rides: readonly Ride[]): string | null => rides.at(-1)?.bookingId ?? null;

/**
 * The booking that Track Ride opens; null without one, without a customer, or if the list cannot be loaded (Spec §4).
 */
export function useCurrentRide(): string | null {
  const isSignedIn = useSession().status === 'signed-in';
  const { data, isError } = useCurrentRides();
  return isSignedIn && data && !isError ? currentBookingId(data) : null;
}

/** The booking that Track Ride opens; `name` has its time and pickup, nothing if it is the only one. */
export interface NamedRide {
  readonly bookingId: string;
  readonly name: readonly string[];
  readonly others: number;
}

/** The booking that Track Ride opens, with its name if there are several; null as in `useCurrentRide`. */
export function useNamedCurrentRide(): NamedRide | null {
  const language = useLanguage();
  const bookingId = useCurrentRide();
  const { data: rides = [] } = useCurrentRides();
  if (bookingId === null) return null;
  const ride = rides.at(-1);
  const others = rides.length - 1;
  const when = ride?.startsAt && formatShortDayAndTime(language, ride.startsAt);
  const name = others > 0 ? [when, addressLines(ride?.pickup)?.first] : [];
  return { bookingId, others, name: name.flatMap((part) => part || []) };
}
