import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A new folder in the system's temporary one, named `taxi-<name>-…`; it is removed at the end of this script. */
export function temporaryFolder(name) {
  const folder = mkdtempSync(join(tmpdir(), `taxi-${name}-`));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
