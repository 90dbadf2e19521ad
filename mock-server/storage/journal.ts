import { existsSync, fdatasyncSync, ftruncateSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { parseJson, syncFolder, withFile } from './files';
import { Change } from './state';

/**
 * The changes since the data file was written, one line each in a file beside it. A write takes the same time at any
 * size.
 */
export interface Journal {
  /** Adds a change; returns once it is on the disk, and throws with nothing added otherwise. */
  append(change: Change): void;
  /** From now on the changes follow the data file with this id. */
  startOver(id: string): void;
}

/** The first line: a journal that follows another data file than the one beside it is out of date. */
const Head = v.object({ journal: v.string() });

/** Where the journal of a data file is. */
export const journalOf = (dataFile: string) => `${dataFile}.journal`;

/** The journal of a data file; nothing is on the disk before the first change. */
export function createJournal(path: string, initialId: string): Journal {
  let id = initialId;
  let size = 0;
  return {
    append: (change) => {
      const head = size === 0 ? `${JSON.stringify({ journal: id } satisfies v.InferInput<typeof Head>)}\n` : '';
      const bytes = Buffer.from(`${head}${JSON.stringify(change)}\n`);
      withFile(path, size === 0 ? 'w' : 'r+', (file) => {
        // What a failed attempt has left behind goes first.
        ftruncateSync(file, size);
        for (let written = 0; written < bytes.length; ) {
          written += writeSync(file, bytes, written, bytes.length - written, size + written);
        }
        fdatasyncSync(file);
      });
      if (size === 0) syncFolder(dirname(path));
      size += bytes.length;
    },
    startOver: (nextId) => {
      id = nextId;
      size = 0;
      rmSync(path, { force: true });
    },
  };
}

/**
 * The changes that follow the data file with an id: none without a journal or with that of another file; null when the
 * journal is damaged. A last line that does not end was never answered and does not count.
 */
export function readJournal(path: string, id: string): readonly Change[] | null {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1).map(parseJson);
  const [head, ...changes] = lines;
  if (!v.is(Head, head) || head.journal !== id) return [];
  const result = v.safeParse(v.array(Change), changes);
  return result.success ? result.output : null;
}
