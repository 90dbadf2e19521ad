import {
  closeSync,
  existsSync,
  fsyncSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { State } from './state';

/** The data file cannot be used; the message is one sentence for a person. */
export class DataFileError extends Error {}

/** What the file holds, or null when there is none yet. Throws {@link DataFileError} when it holds something else. */
export function readDataFile(path: string): State | null {
  if (!existsSync(path)) return null;
  const result = v.safeParse(State, parseJson(readFileSync(path, 'utf8')));
  if (result.success) return result.output;
  throw new DataFileError(`The data file ${path} is not readable by this version; delete it to start afresh.`);
}

/**
 * Writes the whole state so that a crash at any moment leaves either the old file or the new one: temporary file, fsync,
 * rename, fsync of the folder.
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
  // Windows cannot open a folder; there the rename alone has to do.
  if (process.platform !== 'win32') withFile(folder, 'r', fsyncSync);
}

function withFile(path: string, mode: string, use: (file: number) => void): void {
  const file = openSync(path, mode);
  try {
    use(file);
  } finally {
    closeSync(file);
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
