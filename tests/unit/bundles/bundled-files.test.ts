import { type Compiler, checkFiles, type FilesCheck, nameFromProject } from '../../../scripts/bundles/bundled-files';

const CHUNKLESS = `${process.cwd()}/src/nowhere.ts`;

/** The errors of a build with modules of these files; one of them is in no chunk. */
function errorsOf(check: FilesCheck, resources: readonly (string | undefined)[]): readonly string[] {
  const errors: Error[] = [];
  const modules = [...resources, CHUNKLESS].map((resource) => ({ resource }));
  const chunkGraph = {
    getNumberOfModuleChunks: ({ resource }: { resource?: unknown }) => (resource === CHUNKLESS ? 0 : 1),
  };
  const hooks: Compiler['hooks'] = {
    thisCompilation: {
      tap: (_name, begin) => begin({ errors, modules, chunkGraph, hooks: { afterChunks: { tap: (_, end) => end() } } }),
    },
  };
  checkFiles(check).apply({ hooks });
  return errors.map(({ message }) => message);
}

test('what a check finds among the files in the chunks of a build is an error of it', () => {
  const asked = jest.fn((files: ReadonlySet<string>) => (files.has('src/a.ts') ? ['a.ts is wrong'] : []));
  expect(errorsOf(asked, [`${process.cwd()}/src/a.ts?query`, undefined])).toEqual(['a.ts is wrong']);
  expect(errorsOf(asked, [`${process.cwd()}/src/b.ts`])).toEqual([]);
  expect(asked).toHaveBeenLastCalledWith(new Set(['src/b.ts']));
});

test.each([
  ['/site/node_modules/react/index.js', 'node_modules/react/index.js'],
  // webpack names a file of a linked folder by its real path.
  ['/elsewhere/node_modules/react/index.js', 'node_modules/react/index.js'],
  ['/site/src/a.ts', 'src/a.ts'],
  ['/site/.cache/a.js', '.cache/a.js'],
])('%s is %s in the project', (file, name) => {
  expect(nameFromProject(file, '/site')).toBe(name);
});
