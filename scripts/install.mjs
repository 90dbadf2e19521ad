import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { isInRange } from './node-range.cjs';
import { root, step } from './programs.mjs';

/** Ends the script with a sentence if the installed tools do not support this Node version. */
export function requireNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  if (isInRange(process.versions.node, engines.node)) return;
  console.error(`Node ${process.versions.node} is not supported: install one of ${engines.node}.`);
  process.exit(1);
}

/** Ends the script if node_modules is a link: an installation would empty the linked folder. */
function refuseLink(folder) {
  const isLink = lstatSync(join(root, folder, 'node_modules'), { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink) return;
  console.error(
    `${join(folder, 'node_modules')} is a link to another folder, and older than package-lock.json: ` +
      'run "npm ci" there.',
  );
  process.exit(1);
}

/**
 * Installs the packages of a folder's lock file if it has changed since the last installation: those of this project,
 * or those of a rarely used command (`tests/long/mutation`, `tools/bench/lighthouse`).
 */
export async function installIfNeeded(folder = '') {
  requireNode();
  const installed = join(root, folder, 'node_modules/.package-lock.json');
  const lock = join(root, folder, 'package-lock.json');
  if (existsSync(installed) && statSync(installed).mtimeMs >= statSync(lock).mtimeMs) return;
  refuseLink(folder);
  const prefix = folder ? ['--prefix', folder] : [];
  const title = folder ? `Installing packages for ${folder}` : 'Installing packages';
  await step(title, 'npm', ['ci', ...prefix, '--include=dev', '--no-audit', '--no-fund']);
}

// Without `await`: TypeScript's commands import this module as CommonJS, which has no top-level await.
if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) installIfNeeded(process.argv[2]);
