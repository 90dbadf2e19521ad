import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Compiler, checkFiles, type FilesCheck, nameFromProject } from '../../../scripts/bundles/bundled-files';

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
])('files have the same names in a project with %s', (_, isLinked) => {
  const folder = realpathSync(mkdtempSync(path.join(tmpdir(), 'taxi-bundle-')));
  const project = path.join(folder, 'project');
  const packages = path.join(isLinked ? folder : project, 'node_modules');
  mkdirSync(project);
  mkdirSync(packages);
  if (isLinked) symlinkSync(packages, path.join(project, 'node_modules'));
  expect(nameFromProject(path.join(packages, 'react/index.js'), project)).toBe('node_modules/react/index.js');
  expect(nameFromProject(path.join(project, 'src/a.ts'), project)).toBe('src/a.ts');
  rmSync(folder, { recursive: true });
});
