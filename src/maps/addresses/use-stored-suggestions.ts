import { useMemo } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { succeed } from '../../lib/result';
import type { Place } from '../../places/place';
import type { OfferedSuggestion } from './look-up';
import { hasPlace } from './stored-places';
import { useStoredPlaces } from './use-stored-places';

/** A kept address as the list offers it: its first part above the rest and why it is there. Choosing it asks nobody. */
const toSuggestion = (place: Place, kind: string): OfferedSuggestion => {
  const [title = '', ...rest] = place.label.split(', ');
  return {
    id: `kept-${place.label}`,
    title,
    detail: [...rest, kind].join(', '),
    distanceMeters: null,
    choose: async () => succeed({ place, questionAfter: () => null }),
  };
};

/** What an empty address field offers: favourites, then the addresses that were used lately. */
export function useStoredSuggestions() {
  const { t } = useTranslation('maps');
  const { favourites, recents, remember } = useStoredPlaces();
  const suggestions = useMemo(
    () => [
      ...favourites.map((place) => toSuggestion(place, t('address.favourite'))),
      ...(recents ?? [])
        .filter((place) => !hasPlace(favourites, place))
        .map((place) => toSuggestion(place, t('address.recent'))),
    ],
    [favourites, recents, t],
  );
  return { suggestions, remember };
}
