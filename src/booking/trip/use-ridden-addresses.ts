import { useEffect } from 'react';
import { getBooking } from '../../backend/calls';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { readSavedRide, saveRide } from '../../job/stored-ride';
import { fail, succeed } from '../../lib/result';
import { addressAt } from '../../maps/addresses/fetch-look-up';
import type { OfferedSuggestion } from '../../maps/addresses/look-up';
import { earlierAddresses, toSuggestion } from '../../maps/addresses/use-stored-suggestions';
import { addressesService } from '../../maps/service/chosen-services';
import { canLookUp, useServiceStatus } from '../../maps/service/service-status';
import { useLastRides } from '../../session/use-last-rides';
import { usePerson } from '../../session/use-session';
import { type RiddenAddress, riddenAddresses } from './ridden-addresses';

const unavailable = fail('maps-unavailable' as const);

/** The number of rides without names that are looked up on a visit. */
const LOOKED_UP_MAX = 2;

/** Offers the addresses of the signed-in customer's completed rides in empty address fields. Nobody else sees them. */
export function useRiddenAddresses(): void {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const person = usePerson();
  const { data: rides } = useLastRides();
  const isReady = canLookUp(useServiceStatus(addressesService));
  useEffect(() => {
    if (person === null || !rides) return;
    let isOpen = true;
    const wordsOf = (bookingId: string) => readSavedRide(person, bookingId)?.words ?? null;
    const offer = () =>
      earlierAddresses.set(
        riddenAddresses(rides, wordsOf).map((ridden) =>
          toSuggestion(ridden.label, t('address.ridden'), () => choose(ridden, language), 'past'),
        ),
      );
    offer();
    const nameless = rides.slice(0, LOOKED_UP_MAX).filter(({ bookingId }) => !wordsOf(bookingId));
    if (isReady) {
      for (const { bookingId } of nameless) {
        void lookUpWords(bookingId, language).then((words) => {
          if (!isOpen || !words) return;
          saveRide(person, { bookingId, words });
          offer();
        });
      }
    }
    return () => {
      isOpen = false;
      earlierAddresses.set([]);
    };
  }, [person, rides, isReady, language, t]);
}

/** The names of both ends of a booking by its coordinates; null if they cannot be looked up. */
async function lookUpWords(bookingId: string, language: Language) {
  const booking = await getBooking(bookingId);
  if (!booking.ok) return null;
  const { pickup, drop } = booking.value;
  const [from, to] = await Promise.all([addressAt(pickup, language), drop && addressAt(drop, language)]);
  return from.ok && to?.ok !== false ? { pickup: from.value.label, drop: to?.value.label ?? '' } : null;
}

/** The place of an address: its coordinates are the booking's, its name is the one of this device. */
async function choose(
  { bookingId, end, label }: RiddenAddress,
  language: Language,
): ReturnType<OfferedSuggestion['choose']> {
  const booking = await getBooking(bookingId);
  const coordinates = booking.ok && booking.value[end];
  if (!coordinates) return unavailable;
  const found = await addressAt(coordinates, language);
  if (!found.ok) return unavailable;
  return succeed({ place: { ...found.value, label }, questionAfter: () => null });
}
