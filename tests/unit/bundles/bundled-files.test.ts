import { type Compiler, checkFiles, type FilesCheck } from '../../../scripts/bundles/bundled-files';

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
