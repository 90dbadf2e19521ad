import { type Compiler, nameFromProject, readBundledFiles } from '../../../../tools/release/bundled-files';

const CHUNKLESS = `${process.cwd()}/src/nowhere.ts`;

test('the files in the chunks of a build are handed on, and no others', () => {
  const modules = [`${process.cwd()}/src/a.ts?query`, undefined, CHUNKLESS].map((resource) => ({ resource }));
  const chunkGraph = {
    getNumberOfModuleChunks: ({ resource }: { resource?: unknown }) => (resource === CHUNKLESS ? 0 : 1),
  };
  const ends: (() => void)[] = [];
  const hooks: Compiler['hooks'] = {
    thisCompilation: {
      tap: (_name, begin) => {
        const afterChunks = { tap: (_: string, end: () => void) => void ends.push(end) };
        const compilation = { modules, hooks: { afterChunks } } as unknown as Parameters<typeof begin>[0];
        begin(compilation);
        Object.assign(compilation, { chunkGraph });
      },
    },
  };
  const read = jest.fn();
  readBundledFiles(read).apply({ hooks });
  for (const end of ends) end();
  expect(read.mock.calls).toEqual([[new Set(['src/a.ts'])]]);
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
