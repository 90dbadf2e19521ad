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

/** Finds what is wrong with the files of a bundle, which are named from the project's folder on. */
export type FilesCheck = (files: ReadonlySet<string>) => readonly string[];

/** A webpack plugin: each problem that the check finds among the files of a bundle is an error of the build. */
export const checkFiles = (check: FilesCheck) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap('CheckFiles', ({ errors, hooks: { finishModules } }) =>
      finishModules.tap('CheckFiles', (modules) => {
        const files = [...modules].flatMap(({ resource }) => (resource ? path.relative('', resource) : []));
        errors.push(...check(new Set(files)).map((problem) => new Error(problem)));
      }),
    ),
});
