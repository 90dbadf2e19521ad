import { createHash } from 'node:crypto';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

/**
 * A copy of a built site for the lifetime of this script, because the next build (`npm test`) replaces the original. A
 * file's name is its path below the site, `/about/index.html`.
 */
export function copyOfSite(built) {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-site-'));
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  // With the build's timestamps, which browsers send in `If-Modified-Since`.
  cpSync(built, folder, { recursive: true, preserveTimestamps: true });
  const read = (name) => readFileSync(join(folder, name));
  const tags = new Map();
  const names = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
    // Hidden files of tools are left out.
    .filter((name) => !name.includes('/.'));
  const files = new Set(names);
  return {
    folder,
    read,
    sizeOf: (name) => statSync(join(folder, name)).size,
    has: (name) => files.has(name),
    /** The entity tag of a file: a hash of its bytes. A restart, or a build without changes, keeps it. */
    tagOf: (name) => {
      const tag = tags.get(name) ?? `"${createHash('sha256').update(read(name)).digest('base64url')}"`;
      tags.set(name, tag);
      return tag;
    },
  };
}
