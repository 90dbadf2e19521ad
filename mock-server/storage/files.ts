import { closeSync, fsyncSync, openSync } from 'node:fs';

/** Opens a file, uses it and closes it whatever happens. */
export function withFile(path: string, mode: string, use: (file: number) => void): void {
  const file = openSync(path, mode);
  try {
    use(file);
  } finally {
    closeSync(file);
  }
}

/** A new name in a folder is on the disk when this returns. Windows cannot open a folder; there the name alone has to do. */
export function syncFolder(folder: string): void {
  if (process.platform !== 'win32') withFile(folder, 'r', fsyncSync);
}

/** What a JSON text says; null when it is none. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
