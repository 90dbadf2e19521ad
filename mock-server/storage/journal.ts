import { existsSync, fdatasyncSync, ftruncateSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import { parseJson, syncFolder, withFile } from './files';
import { Change } from './state';

/**
 * The changes since the data file was written, one line each in a separate file. A write takes the same time at any
 * size.
 */
export interface Journal {
  /** Adds a change; returns once it is on the disk, else throws and adds nothing. */
  append(change: Change): void;
  /** Starts a new journal for the data file with this id. */
  startOver(id: string): void;
}

/** The first line: a journal for another data file than the one beside it is outdated. */
const Head = v.object({ journal: v.string() });

/** The path of a data file's journal. */
export const journalOf = (dataFile: string) => `${dataFile}.journal`;

/** The journal of a data file; it writes nothing to the disk before the first change. */
export function createJournal(path: string, initialId: string): Journal {
  let id = initialId;
  let size = 0;
  return {
    append: (change) => {
      const head = size === 0 ? `${JSON.stringify({ journal: id } satisfies v.InferInput<typeof Head>)}\n` : '';
      const bytes = Buffer.from(`${head}${JSON.stringify(change)}\n`);
      withFile(path, size === 0 ? 'w' : 'r+', (file) => {
        // Removes the rest of a failed attempt first.
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
 * The changes after the data file with an id: none without a journal or with that of another file; null if the journal
 * is damaged. An incomplete last line was never confirmed and is ignored.
 */
export function readJournal(path: string, id: string): readonly Change[] | null {
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n').slice(0, -1).map(parseJson);
  const [head, ...changes] = lines;
  if (!v.is(Head, head) || head.journal !== id) return [];
  const result = v.safeParse(v.array(Change), changes);
  return result.success ? result.output : null;
}
