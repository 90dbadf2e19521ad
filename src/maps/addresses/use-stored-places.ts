import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { pagePerson } from '../../device/page-person';
import { personalStore } from '../../device/personal-store';
import { createStore } from '../../lib/store';
import type { Place } from '../../places/place';
import { addressesService } from '../service/chosen-services';
import { FAVOURITES_MAX, isOfAnother, RECENT_MAX, readPlaces, withoutPlace, withPlace } from './stored-places';

/** The addresses that this device keeps for the person of the page. */
interface KeptPlaces {
  readonly person: string | null;
  /** The last ones that were chosen; null until the customer switches that on. */
  readonly recents: readonly Place[] | null;
  readonly favourites: readonly Place[];
}

const nothing: KeptPlaces = { person: null, recents: null, favourites: [] };
const keptPlaces = createStore<KeptPlaces>(nothing);

const { provider } = addressesService;

/** A kept list; places of another provider are dropped from the device, too. */
function readList(name: 'taxi.recentPlaces' | 'taxi.favouritePlaces', person: string | null): readonly Place[] | null {
  const kept = personalStore.read(name, person);
  if (isOfAnother(kept, provider)) personalStore.write(name, person, { places: [], provider });
  return readPlaces(kept, provider);
}

/** Reads what the device keeps now for the person of the page (D45), here or in another tab. */
function refresh() {
  const { person } = pagePerson.get();
  keptPlaces.set({
    person,
    recents: readList('taxi.recentPlaces', person),
    favourites: readList('taxi.favouritePlaces', person) ?? [],
  });
}

function keepRecents(person: string | null, recents: readonly Place[] | null) {
  if (recents) personalStore.write('taxi.recentPlaces', person, { places: recents, provider });
  else personalStore.remove('taxi.recentPlaces', person);
  refresh();
}

function keepFavourites(person: string | null, favourites: readonly Place[]) {
  if (favourites.length > 0) personalStore.write('taxi.favouritePlaces', person, { places: favourites, provider });
  else personalStore.remove('taxi.favouritePlaces', person);
  refresh();
}

/**
 * Recent and favourite addresses, stored on this device for the person of the page (D45), and the actions on them. A
 * choice is not stored if the page's person has changed meanwhile.
 */
export function useStoredPlaces() {
  const kept = useSyncExternalStore(keptPlaces.subscribe, keptPlaces.get, () => nothing);
  useEffect(() => {
    refresh();
    const unsubscribe = pagePerson.subscribe(refresh);
    window.addEventListener('storage', refresh);
    return () => {
      unsubscribe();
      window.removeEventListener('storage', refresh);
    };
  }, []);
  return useMemo(
    () => ({
      ...kept,
      /** A place was chosen: it is the latest, where the customer has switched that on. */
      remember: (place: Place) => {
        const { recents } = keptPlaces.get();
        if (recents) keepRecents(kept.person, withPlace(recents, place, RECENT_MAX));
      },
      switchRecents: (areOn: boolean) => keepRecents(kept.person, areOn ? [] : null),
      addFavourite: (place: Place) => keepFavourites(kept.person, withPlace(kept.favourites, place, FAVOURITES_MAX)),
      remove: (place: Place) => {
        keepFavourites(kept.person, withoutPlace(kept.favourites, place));
        if (kept.recents) keepRecents(kept.person, withoutPlace(kept.recents, place));
      },
      clear: () => {
        keepFavourites(kept.person, []);
        if (kept.recents) keepRecents(kept.person, []);
      },
    }),
    [kept],
  );
}
