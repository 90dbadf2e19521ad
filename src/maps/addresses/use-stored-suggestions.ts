import { useMemo, useSyncExternalStore } from 'react';
import { type Language, textIn } from '../../i18n/languages';
import { labelLines } from '../../i18n/operator-texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { formatCoordinates } from '../../lib/coordinates';
import type { Place } from '../../lib/places/place';
import { succeed } from '../../lib/result';
import { createStore } from '../../lib/store';
import { site } from '../../site';
import type { OfferedSuggestion } from './look-up';
import { hasPlace } from './stored-places';
import { useStoredPlaces } from './use-stored-places';

/**
 * The addresses of the customer's earlier rides: empty address fields offer them below the stored ones. The booking
 * screen sets them for the signed-in customer, and clears them when it closes or the session ends.
 */
export const earlierAddresses = createStore<readonly OfferedSuggestion[]>([]);

/** A known address as a suggestion: its first part as the title, the rest and its kind as the detail. */
export function toSuggestion(
  label: string,
  kind: string,
  choose: OfferedSuggestion['choose'],
  icon?: OfferedSuggestion['icon'],
): OfferedSuggestion {
  const { first: title = '', second = '' } = labelLines(label) ?? {};
  const detail = [second, kind].filter(Boolean).join(' · ');
  return { id: `kept-${label}`, label, title, detail, distanceMeters: null, choose, ...(icon && { icon }) };
}

/** A stored place as a suggestion. Choosing it sends no request. */
const keptSuggestion = (place: Place, kind: string, icon?: OfferedSuggestion['icon']) =>
  toSuggestion(place.label, kind, async () => succeed({ place, questionAfter: () => null }), icon);

/** The operator's quick places as suggestions. */
const quickPlaces = (language: Language): readonly OfferedSuggestion[] =>
  site.quickPlaces.map(({ coordinates, area, city, zipcode, ...names }) => {
    const place = {
      id: formatCoordinates(coordinates),
      label: textIn(names, language),
      coordinates,
      area,
      city,
      zipcode,
    };
    return keptSuggestion(place, `${zipcode} ${city}`);
  });

/**
 * The suggestions of an empty address field, each label once: favourites, recent addresses, those of earlier rides, then
 * the operator's places.
 */
export function useStoredSuggestions() {
  const { t } = useTranslation('maps');
  const language = useLanguage();
  const { favourites, recents, remember } = useStoredPlaces();
  // The same empty list for the built HTML: another one would render the fields again during hydration.
  const ridden = useSyncExternalStore(earlierAddresses.subscribe, earlierAddresses.get, earlierAddresses.get);
  const suggestions = useMemo(() => {
    const kept = [
      ...favourites.map((place) => keptSuggestion(place, t('address.favourite'), 'star')),
      ...(recents ?? [])
        .filter((place) => !hasPlace(favourites, place))
        .map((place) => keptSuggestion(place, t('address.recent'), 'past')),
    ];
    const ids = new Set<string>();
    return [...kept, ...ridden, ...quickPlaces(language)].filter(({ id }) => !ids.has(id) && ids.add(id));
  }, [favourites, recents, ridden, t, language]);
  return { suggestions, remember };
}
