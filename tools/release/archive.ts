import { createHash } from 'node:crypto';
import { createWriteStream, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { pack } from 'tar-stream';

/** Everyone may read a site's file; none is executable. */
const MODE = 0o644;

/** Every file in folders of a project, sorted, because the order on the disk differs between machines. */
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
 * Packs folders of a project into a `.tar.gz`. The same files result in the same bytes: sorted, with the same time, the
 * same mode and no user (https://reproducible-builds.org/docs/archives/).
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

/** The checksums of files in a folder, in the format of `sha256sum --check`. */
export const sumsOf = (folder: string, names: readonly string[]): string =>
  names
    .map((name) => {
      const bytes = readFileSync(path.join(folder, name));
      return `${createHash('sha256').update(bytes).digest('hex')}  ${name}\n`;
    })
    .join('');
