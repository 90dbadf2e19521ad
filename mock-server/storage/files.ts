import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Opens a file, uses it, and closes it also after an error. */
export function withFile(path: string, mode: string, use: (file: number) => void): void {
  const file = openSync(path, mode);
  try {
    use(file);
  } finally {
    closeSync(file);
  }
}

/** Writes the names of a folder to the disk (fsync). Windows cannot open a folder, so it does nothing there. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') withFile(folder, 'r', fsyncSync);
}

/** Parses JSON; null for invalid JSON. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
