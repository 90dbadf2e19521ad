import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'taxi-folders-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** A clone's scripts in a folder below the temporary one, with an npm that only writes down how it was called. */
function plantClone(name: string) {
  const clone = join(folder, name);
  for (const part of ['scripts', 'package.json', 'package-lock.json'])
    cpSync(part, join(clone, part), { recursive: true });
  const programs = join(folder, 'programs');
  mkdirSync(programs, { recursive: true });
  writeFileSync(join(programs, 'npm'), '#!/bin/sh\necho "npm $* in $(pwd)" > called\n');
  chmodSync(join(programs, 'npm'), 0o755);
  return { clone, env: { ...process.env, PATH: `${programs}${delimiter}${process.env.PATH}` } };
}

const install = (clone: string, env: NodeJS.ProcessEnv, folder = '') =>
  spawnSync(
    process.execPath,
    ['--input-type=module', '-e', "(await import('./scripts/install.mjs')).installIfNeeded(process.argv[1])", folder],
    {
      cwd: clone,
      env,
      encoding: 'utf8',
    },
  );

test.each(['public/a b ü', 'coverage/100 % #1', '.cache/ä'])('the scripts of a clone in "%s" run there', (name) => {
  const { clone, env } = plantClone(name);
  const { status, stdout, stderr } = install(clone, env);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(stdout).toMatch(/^Installing packages \.\.\. \d+ s\n$/);
  expect(readFileSync(join(clone, 'called'), 'utf8')).toBe(`npm ci --include=dev --no-audit --no-fund in ${clone}\n`);
});

test('what one rare command needs is installed into its own folder, once', () => {
  const { clone, env } = plantClone('rare');
  const folder = join(clone, 'tools/bench/lighthouse');
  mkdirSync(join(folder, 'node_modules'), { recursive: true });
  writeFileSync(join(folder, 'package-lock.json'), '{}');
  expect(install(clone, env, 'tools/bench/lighthouse').stdout).toMatch(
    /^Installing packages for tools\/bench\/lighthouse \.\.\. \d+ s\n$/,
  );
  expect(readFileSync(join(clone, 'called'), 'utf8')).toContain('npm ci --prefix tools/bench/lighthouse ');
  writeFileSync(join(folder, 'node_modules/.package-lock.json'), '{}');
  expect(install(clone, env, 'tools/bench/lighthouse').stdout).toBe('');
});

test('nothing is installed through a link: the folder that it leads to stays as it is', () => {
  const { clone, env } = plantClone('copy');
  const theirs = join(folder, 'theirs/node_modules');
  mkdirSync(theirs, { recursive: true });
  writeFileSync(join(theirs, '.package-lock.json'), '{}');
  utimesSync(join(theirs, '.package-lock.json'), 0, 0);
  symlinkSync(theirs, join(clone, 'node_modules'));
  const { status, stdout, stderr } = install(clone, env);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toBe(
    'node_modules is a link to another folder, and older than package-lock.json: run "npm ci" there.\n',
  );
  expect(existsSync(join(theirs, '.package-lock.json'))).toBe(true);
});
