import { useEffect, useMemo, useSyncExternalStore } from 'react';
import { pagePerson } from '../device/page-person';
import { localStore } from '../device/storage';
import { createStore } from '../lib/store';
import type { Place } from '../places/place';
import { FAVOURITES_MAX, RECENT_MAX, readPlaces, withoutPlace, withPlace, writePlaces } from './stored-places';

/** The addresses that this device keeps. */
interface KeptPlaces {
  /** The last ones that were chosen; null until the customer switches that on. */
  readonly recents: readonly Place[] | null;
  readonly favourites: readonly Place[];
}

const nothing: KeptPlaces = { recents: null, favourites: [] };
const keptPlaces = createStore<KeptPlaces>(nothing);

/** Reads what the device keeps now: a logout or another person's login has cleared it, here or in another tab. */
const refresh = () =>
  keptPlaces.set({
    recents: readPlaces(localStore.read('taxi.recentPlaces')),
    favourites: readPlaces(localStore.read('taxi.favouritePlaces')) ?? [],
  });

function keepRecents(recents: readonly Place[] | null) {
  if (recents) localStore.write('taxi.recentPlaces', writePlaces(recents));
  else localStore.remove('taxi.recentPlaces');
  refresh();
}

function keepFavourites(favourites: readonly Place[]) {
  if (favourites.length > 0) localStore.write('taxi.favouritePlaces', writePlaces(favourites));
  else localStore.remove('taxi.favouritePlaces');
  refresh();
}

/** Recent and favourite addresses, kept on this device, with all that can be done to them. */
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
        if (recents) keepRecents(withPlace(recents, place, RECENT_MAX));
      },
      switchRecents: (areOn: boolean) => keepRecents(areOn ? [] : null),
      addFavourite: (place: Place) => keepFavourites(withPlace(kept.favourites, place, FAVOURITES_MAX)),
      remove: (place: Place) => {
        keepFavourites(withoutPlace(kept.favourites, place));
        if (kept.recents) keepRecents(withoutPlace(kept.recents, place));
      },
      clear: () => {
        keepFavourites([]);
        if (kept.recents) keepRecents([]);
      },
    }),
    [kept],
  );
}
