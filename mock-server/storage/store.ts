import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import jsonServer from 'json-server';
import * as v from 'valibot';
import { State } from './state';

/** An unusable data file; the message is one sentence for a person. */
export class DataFileError extends Error {}

/** New records, and new versions of known ones, which take the place of those with the same key. */
export type Change = Partial<Pick<State['meta'], 'nextNumber'> & Omit<State, 'meta'>>;

/** The backend's state. A change is in memory at once, and in the data file once {@link DataStore.saved} says so. */
export interface DataStore {
  read(): State;
  put(change: Change): void;
  /** Replaces the whole state. */
  replace(next: State): void;
  /**
   * Resolves once the data file has every change up to now: no change is answered before. Rejects if it cannot be
   * written; then these changes are forgotten.
   */
  saved(): Promise<void>;
}

/**
 * Opens the data file, or begins with the seed if there is none or if `isFresh`. The state is in json-server's lowdb,
 * whose file adapter is not used: it answers before the file is whole. Throws {@link DataFileError} for a file that
 * cannot be read.
 */
export function openDataStore(path: string, seed: () => State, isFresh = false): DataStore {
  const found = isFresh ? null : readDataFile(path);
  const { db } = jsonServer.router<State>(found ?? seed());
  let inFile = found;
  let writing: Promise<void> | null = null;
  /** Writes the present state. What changes meanwhile is part of the next write. */
  const write = async () => {
    const state = db.getState();
    try {
      await replaceFile(path, JSON.stringify(state));
      inFile = state;
    } catch (error) {
      if (inFile) db.setState(inFile);
      throw new DataFileError(`The data file ${path} cannot be written: ${reasonOf(error)}.`);
    }
  };
  return {
    read: () => db.getState(),
    put: ({ nextNumber, customers, bookings, feedback, shares }) => {
      const { meta, ...lists } = db.getState();
      db.setState({
        meta: { ...meta, nextNumber: nextNumber ?? meta.nextNumber },
        customers: withRecords(lists.customers, customers, ({ id }) => id),
        bookings: withRecords(lists.bookings, bookings, ({ bookingId }) => bookingId),
        feedback: withRecords(lists.feedback, feedback, ({ bookingId }) => bookingId),
        shares: withRecords(lists.shares, shares, ({ tokenHash }) => tokenHash),
      });
    },
    replace: (next) => void db.setState(next),
    saved: async () => {
      // A write under way began before the last change.
      if (db.getState() !== inFile) await writing;
      if (db.getState() === inFile) return;
      writing ??= write().finally(() => {
        writing = null;
      });
      await writing;
    },
  };
}

function readDataFile(path: string): State | null {
  if (!existsSync(path)) return null;
  let text = '';
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    throw new DataFileError(`The data file ${path} cannot be read: ${reasonOf(error)}.`);
  }
  const result = v.safeParse(v.pipe(v.string(), v.parseJson(), State), text);
  if (result.success) return result.output;
  const what = `The data file ${path} is damaged or of another version, and was not changed`;
  throw new DataFileError(`${what}: move it away, or delete it with npm run backend -- --reset.`);
}

/** After a crash at any moment it is the old file or the new one. */
async function replaceFile(path: string, text: string): Promise<void> {
  mkdirSync(dirname(path), { recursive: true });
  await writeFile(`${path}.tmp`, text);
  await rename(`${path}.tmp`, path);
}

const reasonOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

/** The list with these new and changed entries; the same list if nothing changes. */
function withRecords<Entry>(list: Entry[], changed: readonly Entry[] = [], keyOf: (entry: Entry) => string): Entry[] {
  if (changed.length === 0) return list;
  const left = new Map(changed.map((entry) => [keyOf(entry), entry]));
  const kept = list.map((entry) => {
    const version = left.get(keyOf(entry));
    left.delete(keyOf(entry));
    return version ?? entry;
  });
  return [...kept, ...left.values()];
}
