import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { getCompletedRides } from '../../backend/account-calls';
import type { CallFailure } from '../../backend/failure';
import { queryKeys } from '../../backend/query';
import type { Ride } from '../../backend/types';
import { formatClock, formatMinutes } from '../../i18n/formats';
import { labelLines } from '../../i18n/operator-texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { isCompleted, type JobStatus, jobStatusTable } from '../../job/job-status';
import { minutesUntil, staleAge } from '../../job/ride-time';
import { termsPrice } from '../../job/saved-ride';
import { readSavedRide } from '../../job/stored-ride';
import type { Tracking } from '../../job/tracked-ride';
import { type AddressLines, addressLines } from '../../lib/places/place';
import { valueOrThrow } from '../../lib/result';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { useDrivingRoute } from '../../maps/routing/use-driving-route';
import type { PaymentType } from '../../payment-types';
import type { Price } from '../../price/price';
import { useCurrentRides } from '../../session/use-current-ride';
import { usePerson } from '../../session/use-session';
import { dropTime } from './trip';
import { useAddressNear } from './use-address-near';

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

/** The ended ride in the list of completed rides, which has its price (Spec §3); null while unknown. */
function useCompletedRide(bookingId: string, status: JobStatus): Ride | null {
  const { data } = useQuery<readonly Ride[], CallFailure>({
    queryKey: queryKeys.completedRide(bookingId, status),
    enabled: isCompleted(status),
    queryFn: async () => valueOrThrow(await getCompletedRides()).rides,
  });
  return data?.find((ride) => ride.bookingId === bookingId) ?? null;
}

/** The drop time, with the minutes of the marker; empty on board, where the banner shows it. */
export function useDropText(
  { status, dropAtMs }: Tracking,
  arrivalsAtMs: number | null,
  route: DrivingRoute | null,
  nowMs: number,
): string {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const told = dropTime({ status, dropAtMs }, route?.minutes ?? null);
  if (told === null || jobStatusTable[status].arrival === 'drop') return '';
  if (told.kind === 'planned') return t('trip.planned', { minutes: formatMinutes(told.minutes) });
  const time = formatClock(language, new Date(told.atMs));
  if (staleAge(arrivalsAtMs, nowMs)) return t('trip.arrives', { time });
  return t('trip.arrivesIn', { time, minutes: formatMinutes(minutesUntil(told.atMs, nowMs)) });
}
