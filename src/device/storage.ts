import { pageAgeMs } from './clock';
import type { LocalKey, TabKey } from './stored-data';

/**
 * Browser storage that may be missing, full or blocked. It accepts only the keys of the list (stored-data.ts). Values
 * that cannot be stored stay in memory until the page is left, so that the site still works.
 */
export interface SafeStorage<Key extends string> {
  read(key: Key): string | null;
  write(key: Key, value: string): void;
  /** Whether the stored value outlives the page. */
  keeps(key: Key): boolean;
  remove(key: Key): void;
  /** Removes everything, including the data of others. */
  clear(): void;
  /**
   * After another tab has cleared the storage: removes what this page stored in the last seconds. Such a write may have
   * crossed the other tab's. Chromium then keeps the value, but hides it from this page, where removing alone does
   * nothing.
   */
  removeRecent(): void;
}

/** A write crosses another tab's within milliseconds; on a very slow device, within seconds. */
const RECENT_MS = 10_000;

function safely<Answer>(fallback: Answer, action: () => Answer): Answer {
  try {
    return action();
  } catch {
    return fallback;
  }
}

/**
 * Wraps a browser storage; `open` may throw, as browsers do if storage is blocked. The value of the key `inName` is
 * then kept in the name of the tab, which survives a reload (decision where-nothing-can-be-stored).
 */
export function createStorage<Key extends string>(open: () => Storage, inName?: Key): SafeStorage<Key> {
  const memory = new Map<Key, string>();
  const recent = new Map<Key, { readonly value: string; readonly atMs: number }>();
  const prefix = `${inName} `;
  const readName = () => (window.name.startsWith(prefix) ? window.name.slice(prefix.length) : null);
  const clearName = () => {
    if (inName && readName() !== null) window.name = '';
  };
  const removeStored = (key: Key) => {
    if (key === inName) clearName();
    safely(undefined, () => open().removeItem(key));
  };
  return {
    read: (key) =>
      memory.get(key) ?? safely<string | null>(null, () => open().getItem(key)) ?? (key === inName ? readName() : null),
    write: (key, value) => {
      const isStored = safely(false, () => {
        open().setItem(key, value);
        return true;
      });
      if (isStored) {
        memory.delete(key);
        recent.set(key, { value, atMs: pageAgeMs() });
        if (key === inName) clearName();
      } else {
        // The previous value must not reappear after a reload.
        removeStored(key);
        memory.set(key, value);
        if (key === inName) window.name = prefix + value;
      }
    },
    keeps: (key) => !memory.has(key),
    remove: (key) => {
      memory.delete(key);
      removeStored(key);
    },
    clear: () => {
      memory.clear();
      clearName();
      safely(undefined, () => open().clear());
    },
    removeRecent: () => {
      for (const [key, { value, atMs }] of recent) {
        const seen = safely(null, () => open().getItem(key)) ?? value;
        // Another value is of somebody who has signed in since.
        if (seen !== value || pageAgeMs() - atMs > RECENT_MS) continue;
        safely(undefined, () => open().setItem(key, ''));
        removeStored(key);
      }
    },
  };
}

/** Shared by all tabs. Marked as pure, because inline scripts of the built pages use the last function only. */
export const localStore = /* @__PURE__ */ createStorage<LocalKey>(() => window.localStorage);

/** For this tab only: unsent input, and the record of an order where local storage is full or blocked. */
export const tabStore = /* @__PURE__ */ createStorage<TabKey>(() => window.sessionStorage, 'taxi.tabOrderAttempt');

/** Whether local storage has a key; false if storage is blocked. */
export const hasLocalKey = (key: LocalKey): boolean => safely(false, () => key in window.localStorage);
