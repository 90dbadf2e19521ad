import { randomUUID } from 'node:crypto';
import jsonServer from 'json-server';
import { createTables } from './change';
import { orDataFileError, readDataFile, removeStaleFiles, renameDamaged, writeDataFile } from './data-file';
import { createJournal, journalOf } from './journal';
import type { Change, State } from './state';

/** What the data file holds before it has a journal. */
export type Seed = Omit<State, 'meta'> & { readonly meta: Omit<State['meta'], 'journal'> };

/**
 * The backend's state, and two ways to change it. Both return after the change is on the disk, and change nothing on
 * failure.
 */
export interface DataStore {
  /** The lists grow in place; an entry that changes is replaced by another one. */
  read(): State;
  /** Takes new records, and new versions of known ones; it takes as long however much is stored. */
  put(change: Change): void;
  /** Puts a new state in place of the old one. */
  replace(next: Seed): void;
}

/** What else may be said when a data file is opened. */
interface StoreOptions {
  /** Starts with the seed and replaces the file. */
  readonly isFresh?: boolean | undefined;
  /** Hears one sentence when a damaged file was put aside. */
  readonly tell?: ((sentence: string) => void) | undefined;
}

/**
 * Opens the data file, or creates it with the seed; a damaged file is kept beside it. The state is in json-server's
 * lowdb, with another `write`: json-server's file adapter neither writes atomically nor waits for the disk. Changes go
 * to a journal beside the file; the next start writes them into the file. Throws DataFileError if the file cannot be
 * read or written.
 */
export function openDataStore(path: string, seed: () => Seed, options: StoreOptions = {}): DataStore {
  const { isFresh = false, tell = console.warn } = options;
  removeStaleFiles(path);
  const found = isFresh ? ({ what: 'nothing' } as const) : readDataFile(path);
  if (found.what === 'damage') {
    const kept = renameDamaged(path, Date.now());
    tell(
      `The data file ${path} was damaged or from another version: it is kept as ${kept}, ` +
        'and the backend starts with fresh sample data.',
    );
  }
  const { db } = jsonServer.router<State>(found.what === 'state' ? found.state : withJournal(seed()));
  db.write = () => writeDataFile(path, db.getState());
  const tables = createTables(() => db.getState());
  const journal = createJournal(journalOf(path), db.getState().meta.journal);
  const replace = (next: Seed) => {
    const before = db.getState();
    db.setState(withJournal(next));
    try {
      db.write();
    } catch (error) {
      db.setState(before);
      throw error;
    }
    journal.startOver(db.getState().meta.journal);
  };
  if (found.what === 'state') for (const change of found.changes) tables.put(change);
  if (found.what !== 'state' || found.changes.length > 0) {
    orDataFileError(`The data file ${path} cannot be written`, () => replace(db.getState()));
  }
  return {
    read: () => db.getState(),
    put: (change) => {
      journal.append(change);
      tables.put(change);
    },
    replace,
  };
}

/** Each file that is written has a journal of its own: an older one cannot be mistaken for it. */
const withJournal = (state: Seed): State => ({ ...state, meta: { ...state.meta, journal: randomUUID() } });
