import { readFileSync } from 'node:fs';
import { leaveOut, leftOut, requireFiles } from '../../../scripts/bundles/left-out';

/** Gatsby copies what is in its cache folder out of itself, before it bundles. */
const inLibrary = (file: string) => file.replace(/^\.cache\//, 'node_modules/gatsby/cache-dir/');

test.each(leftOut)('$file has every part that the bundle leaves out, one after the other', ({ file, parts }) => {
  let text = readFileSync(inLibrary(file), 'utf8');
  for (const { search, replace = '' } of parts) {
    expect(text).toMatch(search);
    text = text.replace(search, replace);
  }
});

test('a part that is not found ends the build', () => {
  for (const { use } of leaveOut) {
    for (const { strict } of use.options.multiple) expect(strict).toBe(true);
  }
});

describe('a file of which parts are left out', () => {
  /** The errors of a bundle with these files. */
  function errorsOf(...bundled: readonly string[]) {
    const errors: Error[] = [];
    requireFiles(['package.json', 'README.md']).apply({
      hooks: {
        thisCompilation: {
          tap: (_name, begin) =>
            begin({
              errors,
              hooks: { finishModules: { tap: (_, end) => end(bundled.map((resource) => ({ resource }))) } },
            }),
        },
      },
    });
    return errors.map(({ message }) => message);
  }

  test('is an error of the build when it is not in the bundle any more', () => {
    const inRoot = (file: string) => `${process.cwd()}/${file}`;
    expect(errorsOf(inRoot('package.json'), inRoot('README.md'))).toEqual([]);
    expect(errorsOf(inRoot('package.json'))).toEqual([expect.stringContaining('README.md is not in the bundle')]);
  });
});
