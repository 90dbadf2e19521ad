import { realpathSync } from 'node:fs';
import path from 'node:path';

interface Compilation {
  readonly errors: Error[];
  readonly hooks: {
    readonly finishModules: { tap(name: string, end: (modules: Iterable<{ resource?: string }>) => void): void };
  };
}

/** The part of webpack's compiler that the plugin uses. */
export interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, begin: (compilation: Compilation) => void): void };
  };
}

/** Finds problems in the files of a bundle, named relative to the project's folder. */
export type FilesCheck = (files: ReadonlySet<string>) => readonly string[];

const PACKAGES = 'node_modules';

/**
 * Names a file relative to the project's folder. webpack names a linked file by its real path, so a linked
 * `node_modules` is resolved too.
 */
export function nameFromProject(file: string, project = process.cwd()): string {
  const packages = realpathSync(path.join(project, PACKAGES));
  const inPackages = path.relative(packages, file);
  return inPackages.startsWith('..') ? path.relative(project, file) : path.join(PACKAGES, inPackages);
}

/** The path of a project's file in webpack: the inverse of `nameFromProject`. */
export function pathInBundle(file: string, project = process.cwd()): string {
  const [first, ...rest] = file.split('/');
  const folder = path.join(project, String(first));
  return path.join(first === PACKAGES ? realpathSync(folder) : folder, ...rest);
}

/** A webpack plugin that reports each problem found by the check as a build error. */
export const checkFiles = (check: FilesCheck) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap('CheckFiles', ({ errors, hooks: { finishModules } }) =>
      finishModules.tap('CheckFiles', (modules) => {
        const files = [...modules].flatMap(({ resource }) => (resource ? nameFromProject(resource) : []));
        errors.push(...check(new Set(files)).map((problem) => new Error(problem)));
      }),
    ),
});
