import { randomUUID } from 'node:crypto';
import jsonServer from 'json-server';
import { createTables } from './change';
import { orDataFileError, readDataFile, removeStaleFiles, renameDamaged, writeDataFile } from './data-file';
import { createJournal, journalOf } from './journal';
import type { Change, State } from './state';

/** The contents of the data file before it has a journal. */
export type Seed = Omit<State, 'meta'> & { readonly meta: Omit<State['meta'], 'journal'> };

/**
 * The backend's state, and two functions to change it. Both return after the change is on the disk, and change nothing
 * on failure.
 */
export interface DataStore {
  /** The lists grow in place; a changed entry is replaced by another one. */
  read(): State;
  /** Takes new records, and new versions of known ones; it takes as long however much is stored. */
  put(change: Change): void;
  /** Replaces the whole state. */
  replace(next: Seed): void;
}

/** Further options for opening a data file. */
interface StoreOptions {
  /** Starts with the seed and replaces the file. */
  readonly isFresh?: boolean | undefined;
  /** Receives one sentence if a damaged file was put aside. */
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

/** Each written file has its own journal, so that an older one cannot be mistaken for it. */
const withJournal = (state: Seed): State => ({ ...state, meta: { ...state.meta, journal: randomUUID() } });
