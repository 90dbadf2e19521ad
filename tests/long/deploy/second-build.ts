import { cpSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { HASHED } from '../../../scripts/deploy/caching';
import { deployFiles, headersOfBuild } from '../../../scripts/deploy/write-deploy';
import { services } from '../../support/policy/services';

const filesOf = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));

const hashIn = (file: string) =>
  HASHED.test(file) ? /[-.]([0-9a-f]+)\.(?:js|css)/.exec(path.basename(file))?.[1] : undefined;
const reversed = (text: string) => [...text].reverse().join('');

/** The title of the booking page in the second build. */
export const NEW_TITLE = 'Where do you want to go?';

/**
 * Writes the result of a build with changed sources: new names for every script and style sheet, a new hash of the
 * build, and a new title of the booking page. The compressed copies are left out. `deploy/` is beside it.
 */
export function writeSecondBuild(built: string, folder: string): { built: string; deploy: string } {
  const second = { built: path.join(folder, 'public'), deploy: path.join(folder, 'deploy') };
  cpSync(built, second.built, { recursive: true });
  const files = filesOf(second.built);
  for (const file of files.filter((name) => /\.(br|gz)$/.test(name))) rmSync(file);
  const { webpackCompilationHash } = JSON.parse(readFileSync(path.join(built, 'page-data/app-data.json'), 'utf8'));
  const hashes = [webpackCompilationHash, ...new Set(files.flatMap((file) => hashIn(file) ?? []))];
  const pattern = new RegExp(hashes.join('|'), 'g');
  for (const file of files.filter((name) => /\.(html|js|css|json)$/.test(name))) {
    const text = readFileSync(file, 'utf8').replace(pattern, reversed).replaceAll('Where to?', NEW_TITLE);
    writeFileSync(file, text);
    const hash = hashIn(file);
    if (hash) renameSync(file, file.replace(hash, reversed(hash)));
  }
  for (const [name, text] of Object.entries(deployFiles(headersOfBuild(second.built, services), services.site))) {
    const file = path.join(second.deploy, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  return second;
}
