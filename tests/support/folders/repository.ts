import { symlinkSync } from 'node:fs';
import path from 'node:path';

/** The folder of this repository. */
export const repository = path.resolve(__dirname, '../../..');

/** Gives a copy of this repository, in another folder, the packages of this one. */
export const linkPackages = (copy: string): void =>
  symlinkSync(path.join(repository, 'node_modules'), path.join(copy, 'node_modules'));
