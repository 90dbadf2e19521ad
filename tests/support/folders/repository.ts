import { cpSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { temporaryFolder } from './temporary-folder.mjs';

/** The folder of this repository. */
export const repository = path.resolve(__dirname, '../../..');

/** Links this repository's packages into a copy of it in another folder. */
export const linkPackages = (copy: string): void =>
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));

const LEFT_OUT = ['node_modules', 'public', '.cache', '.git', '.data', 'test-results', 'playwright-report'];

/** A copy of this repository with its packages, ready to build, in a temporary folder of this name. */
export function copyRepository(name: string): string {
  const copy = temporaryFolder(name);
  cpSync(repository, copy, {
    recursive: true,
    preserveTimestamps: true,
    filter: (source) => !LEFT_OUT.includes(path.relative(repository, source)),
  });
  linkPackages(copy);
  return copy;
}
