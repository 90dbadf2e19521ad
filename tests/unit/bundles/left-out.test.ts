import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { leaveOut, leftOut, missingFiles } from '../../../scripts/bundles/left-out';
import { formUsesLeftOut } from '../../../scripts/bundles/left-out-forms';
import { queryUsesLeftOut } from '../../../scripts/bundles/left-out-queries';

/** The list of plugins with their options, as Gatsby writes it into its cache folder. */
const browserPlugins = `module.exports = [{
      plugin: require('../node_modules/gatsby-plugin-react-i18next/gatsby-browser.js'),
      options: {"plugins":[],"localeJsonSourceName":"locale","i18nextOptions":{"interpolation":{"escapeValue":false}}},
    },{
      plugin: require('../gatsby-browser.tsx'),
      options: {"plugins":[]},
    },{
      plugin: require('../node_modules/gatsby/dist/internal-plugins/partytown/gatsby-browser.js'),
      options: {"plugins":[]},
    }]`;

/** The text of a file; Gatsby copies what is in its cache folder out of itself, before it bundles. */
function readLibrary(file: string): string {
  if (file === '.cache/api-runner-browser-plugins.js') return browserPlugins;
  return readFileSync(file.replace(/^\.cache\//, 'node_modules/gatsby/cache-dir/'), 'utf8');
}

test.each(leftOut)('$file has every part that the bundle leaves out, one after the other', ({ file, parts }) => {
  let text = readLibrary(file);
  for (const { search, replace = '' } of parts) {
    expect(text).toMatch(search);
    text = text.replace(search, replace);
  }
});

/** The names that files use but do not declare, each with its file's number in the list. */
function undeclaredNames(texts: readonly string[]): readonly string[] {
  const folder = mkdtempSync(join(tmpdir(), 'taxi-left-out-'));
  texts.forEach((text, place) => {
    mkdirSync(join(folder, String(place)));
    writeFileSync(join(folder, String(place), 'library.js'), text);
  });
  const rule = ['--only=correctness/noUndeclaredVariables', '--colors=off', '--max-diagnostics=none'];
  const { stdout, stderr } = spawnSync(resolve('node_modules/.bin/biome'), ['lint', ...rule], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  expect(stdout + stderr).toContain(`Checked ${texts.length} files`);
  const found = (stdout + stderr).matchAll(/^(\d+)\/library\.js:.*\n\n.*The (\S+) variable is undeclared/gm);
  return [...new Set([...found].map(([, place, name]) => `${place} ${name}`))];
}

test('no part that is left out declares a name that the rest of its file uses', () => {
  const whole = leftOut.map(({ file }) => readLibrary(file));
  const rest = leftOut.map(({ parts }, place) =>
    parts.reduce((text, { search, replace = '' }) => text.replace(search, replace), whole[place] ?? ''),
  );
  expect(undeclaredNames(['export const here = 1;', 'export const there = gone();'])).toEqual(['1 gone']);
  const before = undeclaredNames(whole);
  expect(undeclaredNames(rest).filter((name) => !before.includes(name))).toEqual([]);
});

test('of the plugins in the browser, those with code of their own are left, without options for the build', () => {
  const { parts = [] } = leftOut.find(({ file }) => file.includes('browser-plugins')) ?? {};
  const left = parts.reduce((text, { search, replace = '' }) => text.replace(search, replace), browserPlugins);
  expect(left).toBe(`module.exports = [{
      plugin: require('../node_modules/gatsby-plugin-react-i18next/gatsby-browser.js'),
      options: {},
    },{
      plugin: require('../gatsby-browser.tsx'),
      options: {"plugins":[]},
    }]`);
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

const source = readdirSync('src', { recursive: true, encoding: 'utf8' })
  .filter((name) => /\.tsx?$/.test(name))
  .map((name) => ({ file: `src/${name}`, text: readFileSync(`src/${name}`, 'utf8') }));

/** The source files that name a library and use a part of it that is left out. */
const usersOf = (library: string, uses: readonly RegExp[], files = source) =>
  files
    .filter(({ text }) => text.includes(`'${library}'`) && uses.some((use) => use.test(text)))
    .map(({ file }) => file);

describe('no source file uses what is left out: it would work in npm run dev, and do nothing in the build', () => {
  test('of the form library', () => {
    expect(usersOf('react-hook-form', formUsesLeftOut)).toEqual([]);
  });

  test('of the query library', () => {
    expect(usersOf('@tanstack/react-query', queryUsesLeftOut)).toEqual([]);
  });

  test.each([
    "form.register('name', { required: true })",
    "form.register('date', { valueAsDate: true, validate: isFuture })",
    "form.setValue('name', name, { shouldValidate: true })",
    "form.setFocus('name')",
    "void form.trigger('phone')",
  ])('a form that does is found: %s', (use) => {
    const files = [{ file: 'form.tsx', text: `import { useForm } from 'react-hook-form';\n${use}` }];
    expect(usersOf('react-hook-form', formUsesLeftOut, files)).toEqual(['form.tsx']);
  });

  test.each(['placeholderData: []', 'throwOnError: true', 'select: (data) => data.name'])(
    'a query that does is found: %s',
    (use) => {
      const files = [{ file: 'use-it.ts', text: `import { useQuery } from '@tanstack/react-query';\n{ ${use} }` }];
      expect(usersOf('@tanstack/react-query', queryUsesLeftOut, files)).toEqual(['use-it.ts']);
    },
  );
});
