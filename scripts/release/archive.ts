import { createHash } from 'node:crypto';
import { createWriteStream, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Everybody may read a file of a site; none is a program. */
const MODE = 0o644;

/** Every file of folders in a project, sorted: the order on the disk differs from machine to machine. */
const filesIn = (project: string, folders: readonly string[]): string[] =>
  folders
    .flatMap((folder) =>
      readdirSync(path.join(project, folder), { recursive: true, encoding: 'utf8' }).map((name) =>
        path.posix.join(folder, name.replaceAll(path.sep, '/')),
      ),
    )
    .filter((name) => statSync(path.join(project, name)).isFile())
    .sort();

/**
 * Packs folders of a project into a `.tar.gz`. The same files make the same bytes: sorted, all of one moment and one
 * mode, of no user (https://reproducible-builds.org/docs/archives/).
 */
export async function packFolders(
  project: string,
  folders: readonly string[],
  file: string,
  moment: Date,
): Promise<void> {
  const archive = pack();
  for (const name of filesIn(project, folders)) {
    archive.entry({ name, mode: MODE, mtime: moment }, readFileSync(path.join(project, name)));
  }
  archive.finalize();
  await pipeline(archive, createGzip({ level: 9 }), createWriteStream(file));
}

/** The sums of files in a folder, as `sha256sum --check` reads them. */
export const sumsOf = (folder: string, names: readonly string[]): string =>
  names
    .map((name) => {
      const bytes = readFileSync(path.join(folder, name));
      return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
    })
    .join('');
