import { useMemo, useSyncExternalStore } from 'react';
import { pagePerson, personalStore, watchPersonal } from '../../device/personal-store';
import type { Place } from '../../lib/places/place';
import { createStore } from '../../lib/store';
import { addressesService } from '../service/chosen-services';
import { FAVOURITES_MAX, isOfAnother, RECENT_MAX, readPlaces, withoutPlace, withPlace } from './stored-places';

/** The addresses that this device stores for the page's person. */
interface KeptPlaces {
  readonly person: string | null;
  /** The most recent chosen addresses; null until the customer enables them. */
  readonly recents: readonly Place[] | null;
  readonly favourites: readonly Place[];
}

const nothing: KeptPlaces = { person: null, recents: null, favourites: [] };
const keptPlaces = createStore<KeptPlaces>(nothing);

const { provider } = addressesService;

/** Reads a stored list; also deletes places of another provider from the device. */
function readList(name: 'taxi.recentPlaces' | 'taxi.favouritePlaces', person: string | null): readonly Place[] | null {
  const kept = personalStore.read(name, person);
  if (isOfAnother(kept, provider)) personalStore.write(name, person, { places: [], provider });
  return readPlaces(kept, provider);
}

/** Reads the stored addresses of the page's person (D45) again, after a change in this or another tab. */
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
}

function keepFavourites(person: string | null, favourites: readonly Place[]) {
  if (favourites.length > 0) personalStore.write('taxi.favouritePlaces', person, { places: favourites, provider });
  else personalStore.remove('taxi.favouritePlaces', person);
}

function subscribe(listener: () => void): () => void {
  const ends = [keptPlaces.subscribe(listener), watchPersonal(['taxi.recentPlaces', 'taxi.favouritePlaces'], refresh)];
  refresh();
  return () => {
    for (const end of ends) end();
  };
}

/**
 * Recent and favourite addresses, stored on this device for the page's person (D45), and their actions. A choice is not
 * stored if the page's person has changed in the meantime.
 */
export function useStoredPlaces() {
  const kept = useSyncExternalStore(subscribe, keptPlaces.get, () => nothing);
  return useMemo(
    () => ({
      ...kept,
      /** Adds a chosen place to the recent ones, if the customer has enabled them. */
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
