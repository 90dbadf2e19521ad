import jsonServer from 'json-server';
import { readDataFile, writeDataFile } from './data-file';
import type { State } from './state';

/** The backend's memory: the state now, and one way to change it. */
export interface DataStore {
  read(): State;
  /** Puts a new state in place of the old one; returns once it is on the disk, changes nothing when that fails. */
  replace(next: State): void;
}

/**
 * Opens the data file, or creates it with the seed. The state lives in json-server's own lowdb; its `write` is replaced,
 * because json-server's file adapter neither writes atomically nor waits for the disk.
 */
export function openDataStore(path: string, seed: () => State): DataStore {
  const stored = readDataFile(path);
  const { db } = jsonServer.router<State>(stored ?? seed());
  db.write = () => writeDataFile(path, db.getState());
  if (!stored) db.write();
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
