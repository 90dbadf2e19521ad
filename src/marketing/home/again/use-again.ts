import { useQuery } from '@tanstack/react-query';
import { getBooking } from '../../../backend/calls';
import { queryKeys } from '../../../backend/query';
import type { BookingDetails, Ride, VehicleCategory } from '../../../backend/types';
import { getCategories } from '../../../backend/vehicles/vehicle-calls';
import { now } from '../../../device/clock';
import { labelLines } from '../../../i18n/operator-texts';
import { readSavedRide } from '../../../job/stored-ride';
import { byIdOrName } from '../../../lib/id';
import { addressLines } from '../../../lib/places/place';
import { valueOrThrow } from '../../../lib/result';
import { hasAmount, hasRunOut, type Price, priceOf } from '../../../price/price';
import { readChoiceOf, readLatestChoice } from '../../../session/order-choice';
import { useCurrentRides } from '../../../session/use-current-ride';
import { useLastRides } from '../../../session/use-last-rides';
import { usePerson } from '../../../session/use-session';

/** Price and minutes are renewed this often while the page is visible. */
const RENEWED_EVERY_MS = 60_000;
/** Older ones are not shown. */
const FRESH_MS = 90_000;

/** A ride to repeat. */
interface AgainOffer {
  readonly ride: Ride;
  /** Both are empty unless this device has their names: the backend's list has only districts (Spec §3). */
  readonly from: string;
  readonly to: string;
  /** The name of the vehicle with this price and these minutes; empty without them. */
  readonly vehicle: string;
  /** Null if no amount is known, and after a promise has run out. */
  readonly price: Price | null;
  /** Until a taxi can be there; null if unknown. */
  readonly minutes: number | null;
}

/**
 * The last completed ride with a destination, with the current price and minutes of the vehicle that the customer
 * ordered last, else of the first one. Null while unknown, without such a ride, and during a current ride.
 */
export function useAgain(): AgainOffer | null {
  const person = usePerson();
  const { data: rides } = useLastRides();
  const { data: currentRides } = useCurrentRides();
  const ride = rides?.find(({ drop }) => addressLines(drop)) ?? null;
  const isOffered = ride !== null && currentRides?.length === 0;

  const { data: booking } = useQuery<BookingDetails>({
    queryKey: queryKeys.booking(ride?.bookingId ?? ''),
    enabled: isOffered,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => valueOrThrow(await getBooking(ride?.bookingId ?? '')),
  });
  const { pickup = null, drop = null } = booking ?? {};
  const distanceKm = ride?.distanceKm ?? 0;
  const prices = useQuery<readonly VehicleCategory[]>({
    queryKey: queryKeys.categories(pickup, drop, distanceKm),
    enabled: isOffered && pickup !== null && drop !== null && distanceKm > 0,
    staleTime: FRESH_MS,
    refetchInterval: RENEWED_EVERY_MS,
    queryFn: async () => (pickup && drop ? valueOrThrow(await getCategories({ distanceKm, pickup, drop })) : []),
  });
  if (!isOffered) return null;

  const isFresh = prices.isSuccess && !(prices.isStale && prices.isFetching);
  const choice = readChoiceOf(person, ride.bookingId) ?? readLatestChoice(person);
  const vehicle = isFresh ? ((choice ? byIdOrName(prices.data, choice.vehicle) : prices.data[0]) ?? null) : null;
  const words = readSavedRide(person, ride.bookingId)?.words;
  return {
    ride,
    from: labelLines(words?.pickup ?? null)?.first ?? '',
    to: labelLines(words?.drop ?? null)?.first ?? '',
    vehicle: vehicle?.name ?? '',
    price: vehicle && currentPrice(vehicle, now()),
    minutes: vehicle?.minutes ?? null,
  };
}

/** The vehicle's price with an amount; null without one, and once its promise has run out. */
function currentPrice(vehicle: VehicleCategory, nowMs: number): Price | null {
  const price = priceOf(vehicle);
  return hasAmount(price) && !hasRunOut(price, nowMs) ? price : null;
}
