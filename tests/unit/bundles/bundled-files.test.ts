import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  type Compiler,
  checkFiles,
  type FilesCheck,
  nameFromProject,
  pathInBundle,
} from '../../../scripts/bundles/bundled-files';

/** The errors of a build that bundles these resources. */
function errorsOf(check: FilesCheck, resources: readonly (string | undefined)[]): readonly string[] {
  const errors: Error[] = [];
  const modules = resources.map((resource) => (resource === undefined ? {} : { resource }));
  const hooks: Compiler['hooks'] = {
    thisCompilation: {
      tap: (_name, begin) => begin({ errors, hooks: { finishModules: { tap: (_, end) => end(modules) } } }),
    },
  };
  checkFiles(check).apply({ hooks });
  return errors.map(({ message }) => message);
}

test('what a check finds among the files of a bundle is an error of the build', () => {
  const asked = jest.fn((files: ReadonlySet<string>) => (files.has('src/a.ts') ? ['a.ts is wrong'] : []));
  expect(errorsOf(asked, [`${process.cwd()}/src/a.ts`, undefined])).toEqual(['a.ts is wrong']);
  expect(errorsOf(asked, [`${process.cwd()}/src/b.ts`])).toEqual([]);
  expect(asked).toHaveBeenLastCalledWith(new Set(['src/b.ts']));
});

test.each([
  ['its own folder of packages', false],
  ['a linked folder of packages', true],
])('webpack’s paths and the project’s names of files belong together in a project with %s', (_, isLinked) => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'taxi-bundle-')));
  const project = path.join(folder, 'project');
  const packages = path.join(isLinked ? folder : project, 'node_modules');
  mkdirSync(project);
  mkdirSync(packages);
  if (isLinked) symlinkSync(packages, path.join(project, 'node_modules'));
  for (const [file, name] of [
    [path.join(packages, 'react/index.js'), 'node_modules/react/index.js'],
    [path.join(project, 'src/a.ts'), 'src/a.ts'],
    [path.join(project, '.cache/a.js'), '.cache/a.js'],
  ] as const) {
    expect(nameFromProject(file, project)).toBe(name);
    expect(pathInBundle(name, project)).toBe(file);
  }
  rmSync(folder, { recursive: true });
});
