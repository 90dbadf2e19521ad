import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameFromProject } from './bundled-files';

/** A webpack module; a concatenated one lists its modules. */
interface Module {
  readonly resource?: unknown;
  readonly modules?: Iterable<Module>;
}

interface Compilation {
  readonly modules: Iterable<Module>;
  readonly chunkGraph: { getNumberOfModuleChunks(module: Module): number };
}

interface Compiler {
  readonly hooks: {
    readonly afterEmit: { tap(name: string, end: (compilation: Compilation) => void): void };
  };
}

/** The list of the last build: folders in `node_modules`, as JSON. */
export const SHIPPED_PACKAGES = '.cache/shipped-packages.json';

/** The innermost package folder of a file; null for a file of this project. */
export const packageFolderOf = (file: string): string | null =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll(path.sep, '/'))?.[1] ?? null;

const filesOf = ({ resource, modules = [] }: Module): string[] => [
  ...(typeof resource === 'string' ? [nameFromProject(resource.replace(/\?.*$/, ''))] : []),
  ...[...modules].flatMap(filesOf),
];

/** The packages with a file in one of the chunks, sorted. Omitted files are in none. */
export function packagesIn({ modules, chunkGraph }: Compilation): readonly string[] {
  const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return [...new Set(shipped.flatMap(filesOf).flatMap((file) => packageFolderOf(file) ?? []))].sort();
}

/** A webpack plugin that lists the packages in the browser's bundle, for `npm run release`. */
export const listShippedPackages = (file = SHIPPED_PACKAGES) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tap('ListShippedPackages', (compilation) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(packagesIn(compilation), null, 1)}\n`);
    }),
});
