import { useEffect } from 'react';
import { getBooking } from '../../backend/calls';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { readSavedRide } from '../../job/stored-ride';
import { fail, succeed } from '../../lib/result';
import { addressAt } from '../../maps/addresses/address-at';
import { earlierAddresses } from '../../maps/addresses/earlier-addresses';
import type { OfferedSuggestion } from '../../maps/addresses/look-up';
import { toSuggestion } from '../../maps/addresses/stored-suggestion';
import { useLastRides } from '../../session/use-last-rides';
import { usePerson } from '../../session/use-session';
import { type RiddenAddress, riddenAddresses } from './ridden-addresses';

const unavailable = fail('maps-unavailable' as const);

/** Offers the addresses of the signed-in customer's completed rides in empty address fields. Nobody else sees them. */
export function useRiddenAddresses(): void {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const person = usePerson();
  const { data: rides } = useLastRides();
  useEffect(() => {
    if (person === null || !rides) return;
    const wordsOf = (bookingId: string) => readSavedRide(person, bookingId)?.words ?? null;
    earlierAddresses.set(
      riddenAddresses(rides, wordsOf).map((ridden) =>
        toSuggestion(ridden.label, t('address.ridden'), () => choose(ridden, language), 'past'),
      ),
    );
    return () => earlierAddresses.set([]);
  }, [person, rides, language, t]);
}

/**
 * The place of an address: a completed ride names area and town only (Spec §3), so the booking's coordinates are looked
 * up.
 */
async function choose(
  { bookingId, end, label, isExact }: RiddenAddress,
  language: Language,
): ReturnType<OfferedSuggestion['choose']> {
  const booking = await getBooking(bookingId);
  const coordinates = booking.ok && booking.value[end];
  if (!coordinates) return unavailable;
  const found = await addressAt(coordinates, language);
  if (!found.ok) return unavailable;
  const place = isExact ? { ...found.value, label } : found.value;
  return succeed({ place, questionAfter: () => null });
}
