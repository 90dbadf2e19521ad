import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';

const FILES_MAX = 20;

/** The folders with more files of their own than a reader can take in, each with its number of files. */
const crowdedFolders = (files: readonly string[]) => {
  const sizes = new Map<string, number>();
  for (const file of files) sizes.set(dirname(file), (sizes.get(dirname(file)) ?? 0) + 1);
  return [...sizes].filter(([, size]) => size > FILES_MAX);
};

const filesIn = (folder: string, count: number) => Array.from({ length: count }, (_, index) => `${folder}/${index}.ts`);

test(`a folder with more than ${FILES_MAX} files is found, sub-folders are not counted`, () => {
  expect(crowdedFolders([...filesIn('a', 20), ...filesIn('a/b', 20), ...filesIn('c', 21)])).toEqual([['c', 21]]);
});

test(`no folder has more than ${FILES_MAX} files`, () => {
  const written = ['src', 'contract', 'mock-server', 'scripts', 'bench', 'tests']
    .flatMap((folder) => readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)))
    .filter((file) => /\.[^/]+$/.test(file) && !/\/(node_modules|public|\.cache)\//.test(file));
  expect(written.length).toBeGreaterThan(1_000);
  expect(crowdedFolders(written)).toEqual([]);
});
