import { createStore } from '../lib/store';
import { localStore, type SafeStorage, tabStore } from './storage';
import { type PersonalKey, type PersonalTabKey, personalKeys, personalTabKeys } from './stored-data';

/** The page's person, null before the first sign-in, and the number of resets for another person. */
export interface PagePerson {
  readonly person: string | null;
  readonly resetCount: number;
}

/**
 * The page's person (D45): the last one signed in on it. After a session expires or is refused, further input is
 * attributed to the same person. Each reset renders the page anew, so that no data of one person remains for the next.
 */
export const pagePerson = createStore<PagePerson>({ person: null, resetCount: 0 });

/** Assigns the page to a person, and resets it if it belonged to another one. */
export function assignPage(person: string): void {
  const before = pagePerson.get();
  if (before.person === person) return;
  pagePerson.set({ person, resetCount: before.person === null ? before.resetCount : before.resetCount + 1 });
}

/** Resets the page after its person has signed out. */
export const resetPage = (): void => pagePerson.set({ person: null, resetCount: pagePerson.get().resetCount + 1 });

/** Storage for one person, as JSON that names its owner (D45). */
export interface PersonalStore<Key extends string> {
  /**
   * The person's value as unvalidated JSON; null if missing, another person's or invalid. Person null: stored before
   * anyone signed in.
   */
  read(key: Key, person: string | null): unknown;
  /**
   * Stores a value, unless the page belongs to another person by now: late results of an earlier person are dropped.
   */
  write(key: Key, person: string | null, kept: object): void;
  remove(key: Key, person: string | null): void;
  /** Assigns the device to a person: removes other people's data, and assigns data without an owner to them. */
  handOver(person: string): void;
}

/** The last change in this window; a new object for each, so that listeners hear of it. */
const lastChange = createStore<{ readonly key: string | null }>({ key: null });

/**
 * Calls the listener after a change to one of the keys, by this window or another one, and after a change of the page's
 * person. Returns a function that stops.
 */
export function watchPersonal(keys: readonly PersonalKey[], listener: () => void): () => void {
  const hear = ({ key }: { readonly key: string | null }) => {
    // Everything was removed, as by a logout, if there is no key.
    if (key === null || keys.some((own) => own === key)) listener();
  };
  const ends = [pagePerson.subscribe(listener), lastChange.subscribe(() => hear(lastChange.get()))];
  window.addEventListener('storage', hear);
  return () => {
    for (const end of ends) end();
    window.removeEventListener('storage', hear);
  };
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
  const put = (key: Key, person: string | null, kept: object) => {
    storage.write(key, JSON.stringify({ ...kept, person }));
    lastChange.set({ key });
  };
  const drop = (key: Key) => {
    storage.remove(key);
    lastChange.set({ key });
  };
  return {
    read: (key, person) => {
      const kept = readObject(key);
      return kept?.person === person ? kept : null;
    },
    write: (key, person, kept) => {
      if (pagePerson.get().person === person) put(key, person, kept);
    },
    remove: (key, person) => {
      if (readObject(key)?.person === person) drop(key);
    },
    handOver: (person) => {
      for (const key of keys) {
        const kept = readObject(key);
        if (kept?.person === null) put(key, person, kept);
        else if (kept?.person !== person) drop(key);
      }
    },
  };
}

/** Shared by all tabs. */
export const personalStore = /* @__PURE__ */ createPersonalStore<PersonalKey>(localStore, personalKeys);
/** For this tab only: unsent input. */
export const personalTabStore = /* @__PURE__ */ createPersonalStore<PersonalTabKey>(tabStore, personalTabKeys);
