import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { createReadStream, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { createGunzip } from 'node:zlib';
import { extract } from 'tar-stream';
import { linkPackages, repository } from '../../support/folders/repository';
import { temporaryFolder } from '../../support/folders/temporary-folder.mjs';

/**
 * `npm run test:long -- release`: two releases of this commit, in folders with different names, must be identical to the byte,
 * and each file must match `SHA256SUMS`. Uncommitted changes are not tested.
 */
const LOCK = 'package-lock.json';

/** A clone with this folder's packages. */
function cloneTo(folder: string): void {
  execFileSync('git', ['clone', '--quiet', repository, folder]);
  linkPackages(folder);
  const { atime, mtime } = statSync(path.join(repository, LOCK));
  // With this folder's timestamp, because the packages are those of this lock file.
  utimesSync(path.join(folder, LOCK), atime, mtime);
}

function release(folder: string): Readonly<Record<string, Buffer>> {
  const program = ['--import', 'tsx', 'tools/release/main.mjs', '--sample'];
  execFileSync(process.execPath, program, { cwd: folder, stdio: ['ignore', 'inherit', 'inherit'] });
  const written = path.join(folder, 'release');
  return Object.fromEntries(readdirSync(written).map((name) => [name, readFileSync(path.join(written, name))]));
}

/** The names in a tarball. */
async function namesIn(archive: string): Promise<readonly string[]> {
  const names: string[] = [];
  const reader = extract();
  createReadStream(archive).pipe(createGunzip()).pipe(reader);
  for await (const entry of reader) {
    names.push(entry.header.name);
    entry.resume();
  }
  return names;
}

function problemsOf(one: ReturnType<typeof release>, other: ReturnType<typeof release>): string[] {
  const names = Object.keys(one);
  const missing = names.length === 4 ? [] : [`a release has ${names.length} files, not 4: ${names.join(', ')}`];
  const different = names.filter((name) => !other[name]?.equals(one[name] as Buffer));
  return [...missing, ...different.map((name) => `${name} differs between two releases of one commit`)];
}

async function main(): Promise<void> {
  const parent = temporaryFolder('release');
  const folders = ['one', 'the other one'].map((name) => path.join(parent, name)) as [string, string];
  for (const folder of folders) cloneTo(folder);
  const [one, other] = folders.map(release) as [ReturnType<typeof release>, ReturnType<typeof release>];
  const problems = problemsOf(one, other);
  const written = path.join(folders[0], 'release');
  for (const [, sum = '', name = ''] of `${one.SHA256SUMS}`.matchAll(/^(\S+) {2}(.+)$/gm)) {
    const right = createHash('sha256')
      .update(one[name] ?? '')
      .digest('hex');
    if (sum !== right) problems.push(`SHA256SUMS is wrong about ${name}`);
  }
  const archive = Object.keys(one).find((name) => name.endsWith('.tar.gz')) ?? '';
  const names = await namesIn(path.join(written, archive));
  const wantedFiles = ['public/index.html', 'public/de/bookings/index.html', 'public/robots.txt.br'];
  for (const wanted of [...wantedFiles, 'deploy/nginx/site.conf', 'deploy/static-hosts/_headers']) {
    if (!names.includes(wanted)) problems.push(`${archive} lacks ${wanted}`);
  }
  for (const problem of problems) console.error(problem);
  console.log(`${names.length} files in ${archive}, ${problems.length} problems.`);
  process.exit(problems.length === 0 ? 0 : 1);
}

void main();
