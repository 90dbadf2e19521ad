import { useEffect, useState } from 'react';
import type { BookingDetails, Ride } from '../../backend/types';
import { type AddressLines, addressLines } from '../../lib/place';
import type { DrivingRoute } from '../../maps/routes';
import { useDrivingRoute } from '../../maps/use-driving-route';
import { useCurrentRides } from '../../session/use-current-ride';

/** The ends of a followed ride in words, and the way between them. */
export interface Trip {
  readonly pickup: AddressLines | null;
  readonly drop: AddressLines | null;
  readonly route: DrivingRoute | null;
}

/** Booking details carry only coordinates (Spec §3): the list of current rides knows the addresses, the maps the way. */
export function useTrip(booking: BookingDetails): Trip {
  const { bookingId, pickup: from, drop: to } = booking;
  const rides = useCurrentRides();
  const found = rides.data?.find((ride) => ride.bookingId === bookingId);

  // Kept: a ride that is over leaves the list, its addresses stay on the screen.
  const [ride, setRide] = useState<Ride | null>(null);
  useEffect(() => {
    if (found) setRide(found);
  }, [found]);

  const { route } = useDrivingRoute(from, to);
  return { pickup: addressLines(ride?.pickup), drop: addressLines(ride?.drop), route };
}
