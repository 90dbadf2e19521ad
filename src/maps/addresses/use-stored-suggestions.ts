import { useMemo, useSyncExternalStore } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { succeed } from '../../lib/result';
import type { Place } from '../../places/place';
import { earlierAddresses } from './earlier-addresses';
import type { OfferedSuggestion } from './look-up';
import { hasPlace } from './stored-places';
import { toSuggestion } from './stored-suggestion';
import { useStoredPlaces } from './use-stored-places';

const none: readonly OfferedSuggestion[] = [];

/** A kept place as the list offers it. Choosing it asks nobody. */
const keptSuggestion = (place: Place, kind: string) =>
  toSuggestion(place.label, kind, async () => succeed({ place, questionAfter: () => null }));

/** The suggestions of an empty address field: favourites, recent addresses, then those of earlier rides. */
export function useStoredSuggestions() {
  const { t } = useTranslation('maps');
  const { favourites, recents, remember } = useStoredPlaces();
  const ridden = useSyncExternalStore(earlierAddresses.subscribe, earlierAddresses.get, () => none);
  const suggestions = useMemo(() => {
    const kept = [
      ...favourites.map((place) => keptSuggestion(place, t('address.favourite'))),
      ...(recents ?? [])
        .filter((place) => !hasPlace(favourites, place))
        .map((place) => keptSuggestion(place, t('address.recent'))),
    ];
    const ids = new Set(kept.map(({ id }) => id));
    return [...kept, ...ridden.filter(({ id }) => !ids.has(id))];
  }, [favourites, recents, ridden, t]);
  return { suggestions, remember };
}
