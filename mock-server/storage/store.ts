import jsonServer from 'json-server';
import { orSentence, putAside, readDataFile, removeStaleFiles, writeDataFile } from './data-file';
import type { State } from './state';

/** The backend's memory: the state now, and one way to change it. */
export interface DataStore {
  read(): State;
  /** Puts a new state in place of the old one; returns once it is on the disk, changes nothing when that fails. */
  replace(next: State): void;
}

/** What else may be said when a data file is opened. */
interface StoreOptions {
  /** Starts over with the seed, whatever the file holds. */
  readonly isFresh?: boolean | undefined;
  /** Hears one sentence when a damaged file was put aside. */
  readonly tell?: ((sentence: string) => void) | undefined;
}

/**
 * Opens the data file, or creates it with the seed; a damaged one is kept beside it. The state lives in json-server's own
 * lowdb; its `write` is replaced, because json-server's file adapter neither writes atomically nor waits for the disk.
 * Throws DataFileError when the file can be neither read nor written.
 */
export function openDataStore(path: string, seed: () => State, options: StoreOptions = {}): DataStore {
  const { isFresh = false, tell = console.warn } = options;
  removeStaleFiles(path);
  const found = isFresh ? ({ what: 'nothing' } as const) : readDataFile(path);
  if (found.what === 'damage') {
    const kept = putAside(path, Date.now());
    tell(
      `The data file ${path} was damaged or from another version: it is kept as ${kept}, and the backend starts with fresh sample data.`,
    );
  }
  const { db } = jsonServer.router<State>(found.what === 'state' ? found.state : seed());
  db.write = () => writeDataFile(path, db.getState());
  if (found.what !== 'state') orSentence(`The data file ${path} cannot be written`, () => db.write());
  return {
    read: () => db.getState(),
    replace: (next) => {
      const before = db.getState();
      db.setState(next);
      try {
        db.write();
      } catch (error) {
        db.setState(before);
        throw error;
      }
    },
  };
}
