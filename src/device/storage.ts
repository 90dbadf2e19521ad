import type { LocalKey, TabKey } from './stored-data';

/**
 * Browser storage that may be missing, full or forbidden. It takes only the keys of the one list (kept.ts); what cannot be
 * stored is remembered until the page is left, so that nobody is locked out.
 */
export interface SafeStorage<Key extends string> {
  read(key: Key): string | null;
  write(key: Key, value: string): void;
  /** Whether what was written outlives the page. */
  keeps(key: Key): boolean;
  remove(key: Key): void;
  /** Removes everything, also what others have put there. */
  clear(): void;
}

function safely<Answer>(fallback: Answer, action: () => Answer): Answer {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/** Wraps a browser storage; `open` may throw, as browsers do where storage is forbidden. */
export function createStorage<Key extends string>(open: () => Storage): SafeStorage<Key> {
  const memory = new Map<Key, string>();
  const removeStored = (key: Key) => safely(undefined, () => open().removeItem(key));
  return {
    read: (key) => memory.get(key) ?? safely<string | null>(null, () => open().getItem(key)),
    write: (key, value) => {
      const isStored = safely(false, () => {
        open().setItem(key, value);
        return true;
      });
      if (isStored) memory.delete(key);
      else {
        // The value before this one must not come back after a reload.
        removeStored(key);
        memory.set(key, value);
      }
    },
    keeps: (key) => !memory.has(key),
    remove: (key) => {
      memory.delete(key);
      removeStored(key);
    },
    clear: () => {
      memory.clear();
      safely(undefined, () => open().clear());
    },
  };
}

/** Shared by all tabs. Marked as pure: the inline script of the built pages takes `holdsLocally` alone. */
export const localStore = /* @__PURE__ */ createStorage<LocalKey>(() => window.localStorage);

/** For this tab only: what is being typed. */
export const tabStore = /* @__PURE__ */ createStorage<TabKey>(() => window.sessionStorage);

/** Whether a key stands in local storage; false where storage is forbidden. */
export const holdsLocally = (key: LocalKey): boolean => safely(false, () => key in window.localStorage);
