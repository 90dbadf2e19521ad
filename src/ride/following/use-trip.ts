import { useState } from 'react';
import type { Ride } from '../../backend/types';
import { labelLines } from '../../i18n/operator-texts';
import { termsPrice } from '../../job/saved-ride';
import { readSavedRide } from '../../job/stored-ride';
import type { Tracking } from '../../job/tracked-ride';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { useDrivingRoute } from '../../maps/routing/use-driving-route';
import type { PaymentType } from '../../payment-types';
import { type AddressLines, addressLines } from '../../places/place';
import type { Price } from '../../price/price';
import { useCurrentRides } from '../../session/use-current-ride';
import { usePerson } from '../../session/use-session';
import { useAddressNear } from './use-address-near';
import { useCompletedRide } from './use-completed-ride';

/** The facts of a followed ride from the lists of rides and the maps: time, addresses, route. */
export interface Trip {
  /** The booked pickup time; null if unknown. */
  readonly startsAt: Date | null;
  /** Whether the list of current rides, which has that time, is loaded. */
  readonly isListRead: boolean;
  readonly pickup: AddressLines | null;
  readonly drop: AddressLines | null;
  readonly route: DrivingRoute | null;
  /** The ride in the list of completed rides, with its price; null until known. */
  readonly completed: Ride | null;
  /** The price expected at the order; null if unknown on this device. */
  readonly price: Price | null;
  /** The arrival of the ordered vehicle, counted from its acceptance on this device; null if unknown. */
  readonly offeredAtMs: number | null;
  readonly payment: PaymentType | Ride['paymentType'] | null;
}

/**
 * Booking details have coordinates only (Spec §3). The addresses are, in this order: the customer's own words, stored
 * on the device; Google's address, requested only where its maps are loaded anyway (D27); the district in the list of
 * rides.
 */
export function useTrip({ booking, status }: Tracking): Trip {
  const { bookingId, pickup: from, drop: to } = booking;
  const rides = useCurrentRides();
  const found = rides.data?.find((ride) => ride.bookingId === bookingId);

  // In state, because an ended ride leaves the list while its addresses stay on the screen.
  const [ride, setRide] = useState<Ride | null>(null);
  if (found && found !== ride) setRide(found);

  const completed = useCompletedRide(bookingId, status);
  const listed = found ?? ride ?? completed;

  const person = usePerson();
  const [saved] = useState(() => readSavedRide(person, bookingId));
  const words = saved?.words ?? null;
  const pickup = useAddressNear(words ? null : from).address;
  const drop = useAddressNear(words ? null : to).address;
  const { route } = useDrivingRoute(from, to);
  return {
    startsAt: listed?.startsAt ?? null,
    isListRead: !rides.isPending,
    pickup: labelLines(words?.pickup ?? pickup) ?? addressLines(listed?.pickup),
    drop: labelLines(words?.drop ?? drop) ?? addressLines(listed?.drop),
    route,
    completed,
    price: termsPrice(saved?.terms),
    offeredAtMs: saved?.offeredAtMs ?? null,
    payment: saved?.terms?.payment ?? listed?.paymentType ?? null,
  };
}
