import { useEffect, useState } from 'react';
import type { Ride } from '../../backend/types';
import { readKeptRide } from '../../job/kept-ride';
import { type AddressLines, addressLines } from '../../lib/place';
import type { DrivingRoute } from '../../maps/routes';
import { useDrivingRoute } from '../../maps/use-driving-route';
import { useCurrentRides } from '../../session/use-current-ride';
import type { Tracking } from './tracking';
import { useCompletedRide } from './use-completed-ride';

/** The ends of a followed ride in words, and the way between them. */
export interface Trip {
  readonly pickup: AddressLines | null;
  readonly drop: AddressLines | null;
  readonly route: DrivingRoute | null;
  /** The ride as the list of completed rides has it, with its price; null before, and where nobody can say. */
  readonly completed: Ride | null;
}

/**
 * Booking details carry only coordinates (Spec §3): the customer's own words are kept on the device, the list of current rides knows the
 * districts, the maps the way.
 */
export function useTrip({ booking, status }: Tracking, customerId: string | number): Trip {
  const { bookingId, pickup: from, drop: to } = booking;
  const rides = useCurrentRides();
  const found = rides.data?.find((ride) => ride.bookingId === bookingId);

  // Kept: a ride that is over leaves the list, its addresses stay on the screen.
  const [ride, setRide] = useState<Ride | null>(null);
  useEffect(() => {
    if (found) setRide(found);
  }, [found]);

  const completed = useCompletedRide(bookingId, status);
  const listed = ride ?? completed;

  const [words] = useState(() => readKeptRide(customerId, bookingId)?.words ?? null);
  const { route } = useDrivingRoute(from, to);
  return {
    pickup: linesOf(words?.pickup) ?? addressLines(listed?.pickup),
    drop: linesOf(words?.drop) ?? addressLines(listed?.drop),
    route,
    completed,
  };
}

/** Somebody's own words in two lines: up to the first comma, and the rest. */
function linesOf(words = ''): AddressLines | null {
  const [first = '', ...rest] = words.split(',');
  return first.trim() ? { first: first.trim(), second: rest.join(',').trim() } : null;
}
