import { spawnSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';

/** The repository's root: every script runs there, wherever it was called from. */
export const root = new URL('..', import.meta.url).pathname;

/** Runs a program to its end with this terminal's output; ends the whole script when it fails. */
export function run(command, args, env = {}) {
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit', env: { ...process.env, ...env } });
  if (status !== 0) process.exit(status ?? 1);
}

/** Installs what the lock file says when that has not happened since it last changed. */
export function installIfNeeded() {
  const installed = `${root}node_modules/.package-lock.json`;
  const isCurrent =
    existsSync(installed) && statSync(installed).mtimeMs >= statSync(`${root}package-lock.json`).mtimeMs;
  if (isCurrent) return;
  console.log('Installing what package-lock.json names ...');
  run('npm', ['ci', '--no-audit', '--no-fund']);
}
