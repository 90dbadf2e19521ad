import path from 'node:path';

interface Module {
  readonly resource?: unknown;
}

/** The parts of webpack's compilation and compiler that the plugin uses. */
interface Compilation {
  readonly modules: Iterable<Module>;
  readonly chunkGraph: { getNumberOfModuleChunks(module: Module): number };
  readonly hooks: { readonly afterChunks: { tap(name: string, end: () => void): void } };
}

export interface Compiler {
  readonly hooks: {
    readonly thisCompilation: { tap(name: string, begin: (compilation: Compilation) => void): void };
  };
}

const PACKAGES = `${path.sep}node_modules${path.sep}`;

/** Names a file relative to the project's folder; one of a package from `node_modules`, which may be a link. */
export function nameFromProject(file: string, project = process.cwd()): string {
  const packages = file.indexOf(PACKAGES, file.startsWith(project) ? project.length : 0);
  return packages < 0 ? path.relative(project, file) : file.slice(packages + 1);
}

/** A webpack plugin that hands on the files in a build's chunks, named relative to the project's folder. */
export const readBundledFiles = (read: (files: ReadonlySet<string>) => void) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.thisCompilation.tap('ReadBundledFiles', (compilation) =>
      compilation.hooks.afterChunks.tap('ReadBundledFiles', () => {
        // webpack makes the graph of chunks after it has told plugins of the compilation.
        const { modules, chunkGraph } = compilation;
        const bundled = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
        const files = bundled.flatMap(({ resource }) =>
          typeof resource === 'string' ? nameFromProject(resource.replace(/\?.*$/, '')) : [],
        );
        read(new Set(files));
      }),
    ),
});
