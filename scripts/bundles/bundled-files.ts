import path from 'node:path';

interface Module {
  readonly resource?: unknown;
}

interface Compilation {
  readonly errors: Error[];
  readonly modules: Iterable<Module>;
  readonly chunkGraph: { getNumberOfModuleChunks(module: Module): number };
  readonly hooks: { readonly afterChunks: { tap(name: string, end: () => void): void } };
}

/** The part of webpack's compiler that the plugin uses. */
export interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, begin: (compilation: Compilation) => void): void };
  };
}

/** Reads the files of a bundle, named relative to the project's folder. Returns problems. */
export type FilesCheck = (files: ReadonlySet<string>) => readonly string[];

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/** Names a file relative to the project's folder; one of a package from `node_modules`, which may be a link. */
export function nameFromProject(file: string, project = process.cwd()): string {
  const packages = file.indexOf(PACKAGES, file.startsWith(project) ? project.length : 0);
  return packages < 0 ? path.relative(project, file) : file.slice(packages + 1);
}

/** A webpack plugin that reads the files in a build's chunks; each problem is a build error. */
export const checkFiles = (check: FilesCheck) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap('CheckFiles', (compilation) =>
      compilation.hooks.afterChunks.tap('CheckFiles', () => {
        const { modules, chunkGraph, errors } = compilation;
        const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
        const files = bundled.flatMap(({ resource }) =>
          typeof resource === 'string' ? nameFromProject(resource.replace(/\?.*$/, '')) : [],
        );
        errors.push(...check(new Set(files)).map((problem) => new Error(problem)));
      }),
    ),
});
