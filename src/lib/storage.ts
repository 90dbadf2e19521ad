/**
 * Browser storage that may be missing, full or forbidden: reading answers null, writing answers false,
 * and the page goes on without persistence.
 */
export interface SafeStorage {
  read(key: string): string | null;
  write(key: string, value: string): boolean;
  remove(key: string): void;
  clear(): void;
}

function safely<Answer>(fallback: Answer, action: () => Answer): Answer {
  try {
    return action();
  } catch {
    return fallback;
  }
}

function wrap(open: () => Storage): SafeStorage {
  return {
    read: (key) => safely<string | null>(null, () => open().getItem(key)),
    write: (key, value) =>
      safely(false, () => {
        open().setItem(key, value);
        return true;
      }),
    remove: (key) => safely(undefined, () => open().removeItem(key)),
    clear: () => safely(undefined, () => open().clear()),
  };
}

/** Kept until logout (D5): session keys as raw strings, everything else of ours under `taxi.*`. */
export const localStore = wrap(() => window.localStorage);

/** Kept for this tab only: the booking draft. */
export const tabStore = wrap(() => window.sessionStorage);
