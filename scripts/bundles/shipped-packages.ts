import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { nameFromProject } from './bundled-files';

/** A module of webpack; one that joins others names them. */
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

/** The list of the last build: folders below `node_modules`, as JSON. */
export const SHIPPED_PACKAGES = '.cache/shipped-packages.json';

/** The folder of the package that a file belongs to, the innermost one; null for a file of this project. */
export const packageFolderOf = (file: string): string | null =>
  /^(.*node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(file.replaceAll(path.sep, '/'))?.[1] ?? null;

const filesOf = ({ resource, modules = [] }: Module): string[] => [
  ...(typeof resource === 'string' ? [nameFromProject(resource.replace(/\?.*$/, ''))] : []),
  ...[...modules].flatMap(filesOf),
];

/** The packages with a file in one of the chunks, sorted. What the build has left out is in none. */
export function packagesIn({ modules, chunkGraph }: Compilation): readonly string[] {
  const shipped = [...modules].filter((module) => chunkGraph.getNumberOfModuleChunks(module) > 0);
  return [...new Set(shipped.flatMap(filesOf).flatMap((file) => packageFolderOf(file) ?? []))].sort();
}

/** A webpack plugin: writes which packages browsers get, for `npm run release`. */
export const listShippedPackages = (file = SHIPPED_PACKAGES) => ({
  apply: ({ hooks }: Compiler) =>
    hooks.afterEmit.tap('ListShippedPackages', (compilation) => {
      mkdirSync(path.dirname(file), { recursive: true });
      writeFileSync(file, `${JSON.stringify(packagesIn(compilation), null, 1)}\n`);
    }),
});
