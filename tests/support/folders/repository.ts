import { symlinkSync } from 'node:fs';
import path from 'node:path';

/** The folder of this repository. */
export const repository = path.resolve(__dirname, '../../..');

/** Links this repository's packages into a copy of it in another folder. */
export const linkPackages = (copy: string): void =>
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
