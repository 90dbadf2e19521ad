import { readFileSync } from 'node:fs';
import { leaveOut, leftOut, missingFiles } from '../../../scripts/bundles/left-out';

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
