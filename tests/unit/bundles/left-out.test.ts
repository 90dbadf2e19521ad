import { readFileSync } from 'node:fs';
import { leaveOut, leftOut, missingFiles } from '../../../scripts/bundles/left-out';

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

test('a file of which parts are left out has to be in the bundle', () => {
  const check = missingFiles(['a.js', 'b.js']);
  expect(check(new Set(['a.js', 'b.js', 'c.js']))).toEqual([]);
  expect(check(new Set(['a.js']))).toEqual([expect.stringContaining('b.js is not in the bundle')]);
});
