import { randomId } from '../../lib/id';

/**
 * Marks the dialog's history entry, which Back leaves first, with the id that it shares with the page's entry below.
 */
const MARK = 'dialog';
/** The same id on the page's entry below: any other entry means that the visitor went forward. */
const BELOW = 'belowDialog';

interface DialogEntries {
  /** How many dialogs are open. */
  open: number;
  /** The mark of the current entry, or of the one that was just left. */
  lastMark: string | undefined;
}

declare global {
  interface Window {
    /** Shared by the script before React, which listens first, and React's dialogs. */
    dialogEntries?: DialogEntries;
  }
}

type Pair = Partial<Record<typeof MARK | typeof BELOW, string>>;
const pairOf = () => (window.history.state as Pair | null) ?? {};

/** Whether the current history entry is a dialog's. */
export const isDialogEntry = (): boolean => pairOf()[MARK] !== undefined;

function listen(): DialogEntries {
  const entries: DialogEntries = { open: 0, lastMark: pairOf()[MARK] };
  window.addEventListener('popstate', () => {
    const { [MARK]: mark, [BELOW]: below } = pairOf();
    const isBelow = entries.lastMark !== undefined && below === entries.lastMark && mark === undefined;
    entries.lastMark = mark;
    if (isBelow && entries.open === 0) window.history.back();
  });
  return entries;
}

/**
 * A dialog closed by its own button leaves its history entry behind, and a reload keeps it: from the first call on Back
 * skips it, and Forward continues.
 *
 * @returns what is known of the dialogs' entries, the same object for every caller on the page.
 */
export function skipSpareEntries(): DialogEntries {
  window.dialogEntries ??= listen();
  return window.dialogEntries;
}

/** Makes sure that the history has an entry for an open dialog above the page's. */
export function addDialogEntry(): void {
  if (!isDialogEntry()) {
    const id = randomId();
    const { [BELOW]: _older, ...state } = pairOf();
    window.history.replaceState({ ...state, [BELOW]: id }, '');
    window.history.pushState({ ...state, [MARK]: id }, '');
  }
  skipSpareEntries().lastMark = pairOf()[MARK];
}
