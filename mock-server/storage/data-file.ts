import {
  existsSync,
  fsyncSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join, parse } from 'node:path';
import * as v from 'valibot';
import { parseJson, syncFolder, withFile } from './files';
import { journalOf, readJournal } from './journal';
import { type Change, State } from './state';

/** An unusable data file; the message is one sentence for a person. */
export class DataFileError extends Error {}

/**
 * The contents of the data file, with the changes in its journal; anything but this version's state counts as damage.
 */
type Found =
  | { readonly what: 'nothing' | 'damage' }
  | { readonly what: 'state'; readonly state: State; readonly changes: readonly Change[] };

/** Reads the data file. Throws {@link DataFileError} if it exists but cannot be read. */
export function readDataFile(path: string): Found {
  if (!existsSync(path)) return { what: 'nothing' };
  const text = orDataFileError(`The data file ${path} cannot be read`, () => readFileSync(path, 'utf8'));
  const result = v.safeParse(State, parseJson(text));
  if (!result.success) return { what: 'damage' };
  const { meta } = result.output;
  const journal = journalOf(path);
  const changes = orDataFileError(`The journal ${journal} cannot be read`, () => readJournal(journal, meta.journal));
  return changes ? { what: 'state', state: result.output, changes } : { what: 'damage' };
}

/** Renames a damaged file and its journal, in the same folder. Returns the new path. */
export function renameDamaged(path: string, nowMs: number): string {
  const { dir, name, ext } = parse(path);
  const time = new Date(nowMs).toISOString().slice(0, 19).replaceAll(':', '-');
  const kept = (number: number) => join(dir, `${name}.damaged-${time}${number === 1 ? '' : `-${number}`}${ext}`);
  let number = 1;
  while (existsSync(kept(number))) number += 1;
  orDataFileError(`The damaged data file ${path} cannot be put aside`, () => {
    renameSync(path, kept(number));
    if (existsSync(journalOf(path))) renameSync(journalOf(path), journalOf(kept(number)));
  });
  return kept(number);
}

/** Removes the files of a process that was killed during {@link writeDataFile}. */
export function removeStaleFiles(path: string): void {
  const folder = dirname(path);
  if (!existsSync(folder)) return;
  const prefix = `${basename(path)}.`;
  const isStale = (name: string) => name.startsWith(prefix) && /^\d+\.tmp$/.test(name.slice(prefix.length));
  orDataFileError(`The folder of the data file ${path} cannot be used`, () => {
    for (const name of readdirSync(folder).filter(isStale)) rmSync(join(folder, name), { force: true });
  });
}

/** Runs an action on the data file; a failure becomes a {@link DataFileError}. */
export function orDataFileError<Result>(what: string, action: () => Result): Result {
  try {
    return action();
  } catch (error) {
    throw new DataFileError(`${what}: ${error instanceof Error ? error.message : error}.`);
  }
}

/**
 * Writes the whole state atomically: temporary file, fsync, rename, fsync of the folder. After a crash it is the old
 * file or the new one.
 */
export function writeDataFile(path: string, state: State): void {
  const folder = dirname(path);
  const temporary = `${path}.${process.pid}.tmp`;
  mkdirSync(folder, { recursive: true });
  try {
    withFile(temporary, 'w', (file) => {
      writeFileSync(file, `${JSON.stringify(state, null, 2)}\n`);
      fsyncSync(file);
    });
    renameSync(temporary, path);
  } catch (error) {
    rmSync(temporary, { force: true });
    throw error;
  }
  syncFolder(folder);
}
