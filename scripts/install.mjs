import { existsSync, lstatSync, readFileSync, statSync } from 'node:fs';
import { isInRange } from './node-range.cjs';
import { root, step } from './programs.mjs';

/** Ends the script with one sentence on a Node version that the installed tools do not run on. */
function requireNode() {
  const { engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'));
  if (isInRange(process.versions.node, engines.node)) return;
  console.error(`Node ${process.versions.node} is not supported: install one of ${engines.node}.`);
  process.exit(1);
}

/** Ends the script where node_modules is a link: an installation would empty the folder of somebody else. */
function refuseLink() {
  const isLink = lstatSync(`${root}node_modules`, { throwIfNoEntry: false })?.isSymbolicLink();
  if (!isLink) return;
  console.error('node_modules is a link to another folder, and older than package-lock.json: run "npm ci" there.');
  process.exit(1);
}

/** Installs what the lock file says when that has not happened since it last changed. */
export async function installIfNeeded() {
  requireNode();
  const installed = `${root}node_modules/.package-lock.json`;
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
  if (isCurrent) return;
  refuseLink();
  await step('Installing packages', 'npm', ['ci', '--include=dev', '--no-audit', '--no-fund']);
}
