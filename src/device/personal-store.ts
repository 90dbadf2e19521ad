import { pagePerson } from './page-person';
import { localStore, type SafeStorage, tabStore } from './storage';
import type { LocalKey, TabKey } from './stored-data';

/** What is kept for one person, as JSON that names its person: the one rule of what that means (D45). */
export interface PersonalStore<Key extends string> {
  /** What is kept for this person, unread JSON; null for nothing, for another's, for what is no JSON. Person null: typed before anybody signed in. */
  read(key: Key, person: string | null): unknown;
  /** Keeps it, unless the page is another person's by now: what was still under way for the one before keeps nothing. */
  write(key: Key, person: string | null, kept: object): void;
  /** Forgets it, if it is this person's. */
  remove(key: Key, person: string | null): void;
  /** Hands the device to a person: what belongs to another one goes, what nobody has claimed is theirs. */
  handOver(person: string): void;
}

function createPersonalStore<Key extends string>(storage: SafeStorage<Key>, keys: readonly Key[]): PersonalStore<Key> {
  const readObject = (key: Key): { readonly person?: unknown } | null => {
    try {
      const kept: unknown = JSON.parse(storage.read(key) ?? 'null');
      return typeof kept === 'object' ? kept : null;
    } catch {
      return null;
    }
  };
  const put = (key: Key, person: string | null, kept: object) =>
    storage.write(key, JSON.stringify({ ...kept, person }));
  return {
    read: (key, person) => {
      const kept = readObject(key);
      return kept?.person === person ? kept : null;
    },
    write: (key, person, kept) => {
      if (pagePerson.get().person === person) put(key, person, kept);
    },
    remove: (key, person) => {
      if (readObject(key)?.person === person) storage.remove(key);
    },
    handOver: (person) => {
      for (const key of keys) {
        const kept = readObject(key);
        if (kept?.person === null) put(key, person, kept);
        else if (kept?.person !== person) storage.remove(key);
      }
    },
  };
}

/** The keys of local storage that belong to a person. */
export const personalKeys = [
  'taxi.rides',
  'taxi.draft',
  'taxi.emergencyContact',
  'taxi.recentPlaces',
  'taxi.favouritePlaces',
] as const satisfies readonly LocalKey[];
/** Those of one tab. */
export const personalTabKeys = ['taxi.feedback', 'taxi.profile', 'taxi.invoice'] as const satisfies readonly TabKey[];

/** Shared by all tabs. */
export const personalStore = /* @__PURE__ */ createPersonalStore<(typeof personalKeys)[number]>(
  localStore,
  personalKeys,
);
/** For this tab only: what is being typed. */
export const personalTabStore = /* @__PURE__ */ createPersonalStore<(typeof personalTabKeys)[number]>(
  tabStore,
  personalTabKeys,
);
