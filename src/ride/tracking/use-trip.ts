import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Ride } from '../../backend/types';
import { useLanguage } from '../../i18n/use-language';
import { readSavedRide } from '../../job/stored-ride';
import type { Coordinates } from '../../lib/coordinates';
import { addressAt } from '../../maps/geocoder';
import { useMapsStatus } from '../../maps/maps-status';
import type { DrivingRoute } from '../../maps/routes';
import { useDrivingRoute } from '../../maps/use-driving-route';
import { type AddressLines, addressLines } from '../../places/place';
import { useCurrentRides } from '../../session/use-current-ride';
import { usePerson } from '../../session/use-session';
import type { Tracking } from './tracking';
import { useCompletedRide } from './use-completed-ride';

/** What the lists of rides and the maps know of a followed ride: when, from where to where, and the way between the two. */
export interface Trip {
  /** The booked pickup time; null where it is not known. */
  readonly startsAt: Date | null;
  /** Whether the list of current rides, which names it, has answered. */
  readonly isListRead: boolean;
  readonly pickup: AddressLines | null;
  readonly drop: AddressLines | null;
  readonly route: DrivingRoute | null;
  /** The ride as the list of completed rides has it, with its price; null before, and where nobody can say. */
  readonly completed: Ride | null;
}

/**
 * Booking details carry only coordinates (Spec §3). Their addresses: the customer's own words, kept on the device; else what Google says is
 * there, asked only where its maps are loaded anyway (D27); else the district of the list of rides.
 */
export function useTrip({ booking, status }: Tracking): Trip {
  const { bookingId, pickup: from, drop: to } = booking;
  const rides = useCurrentRides();
  const found = rides.data?.find((ride) => ride.bookingId === bookingId);

  // Kept: a ride that is over leaves the list, its addresses stay on the screen.
  const [ride, setRide] = useState<Ride | null>(null);
  useEffect(() => {
    if (found) setRide(found);
  }, [found]);

  const completed = useCompletedRide(bookingId, status);
  const listed = found ?? ride ?? completed;

  const person = usePerson();
  const [words] = useState(() => readSavedRide(person, bookingId)?.words ?? null);
  const pickup = useAddressAt(words ? null : from);
  const drop = useAddressAt(words ? null : to);
  const { route } = useDrivingRoute(from, to);
  return {
    startsAt: listed?.startsAt ?? null,
    isListRead: !rides.isPending,
    pickup: linesOf(words?.pickup ?? pickup) ?? addressLines(listed?.pickup),
    drop: linesOf(words?.drop ?? drop) ?? addressLines(listed?.drop),
    route,
    completed,
  };
}

/** What Google calls a place; null while it is not known, without its maps, and where there is nothing to ask for. */
function useAddressAt(coordinates: Coordinates | null): string | null {
  const language = useLanguage();
  const areMapsLoaded = useMapsStatus() === 'loaded';
  const { data } = useQuery({
    queryKey: ['address-at', coordinates, language],
    enabled: coordinates !== null && areMapsLoaded,
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const found = coordinates && (await addressAt(coordinates, language));
      return found?.ok ? found.value.label : null;
    },
  });
  return data ?? null;
}

/** Words in two lines: up to the first comma, and the rest. */
function linesOf(words: string | null): AddressLines | null {
  const [first = '', ...rest] = (words ?? '').split(',');
  return first.trim() ? { first: first.trim(), second: rest.join(',').trim() } : null;
}
