import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const LINE_MAX = 120;

/** The folders whose lines are measured, beside the files of the root. */
const folders = ['src', 'contract', 'mock-server', 'scripts', 'bench', 'tests'];

/** Files and rooms with longer lines, and why. */
const exceptions: Readonly<Record<string, string>> = {
  'src/drawings/town-map.tsx': 'paths of a drawing',
  'src/marketing/home/hero/hero-scenes.tsx': 'paths of a drawing',
  'mock-server/google/identity/credential.ts': 'a drawing',
  'mock-server/google/identity/styles.ts': 'a style sheet',
  'mock-server/google/maps/map/styles.ts': 'a style sheet',
  'scripts/search-engines/card.ts': 'a drawing',
  'tests/backend/simulation/ride-simulation.test.ts': 'a timetable per line',
  'tests/support/raw-requests.ts': 'the header of a request',
  'tests/unit/device/stored-data.test.ts': 'a regular expression',
  'tests/unit/post-build/': 'HTML as Gatsby writes it',
};

const files = ['.', ...folders]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(ts|tsx|mjs|cjs|css)$/.test(file) && !/\/(node_modules|public|\.cache)\//.test(file));

/**
 * The lines of a text that are too long, as `file:line`. The formatter wraps code, but neither comments nor strings.
 */
const longLines = (file: string, text: string) =>
  text.split('\n').flatMap((line, index) => ([...line].length > LINE_MAX ? [`${file}:${index + 1}`] : []));

const longLinesOf = (chosen: readonly string[]) =>
  chosen.flatMap((file) => longLines(file, readFileSync(file, 'utf8')));

test(`no line of code or of a comment is longer than ${LINE_MAX} columns`, () => {
  const isExempt = (file: string) => Object.keys(exceptions).some((start) => file.startsWith(start));
  expect(longLinesOf(files.filter((file) => !isExempt(file)))).toEqual([]);
});

test(`a line of ${LINE_MAX + 1} columns is found`, () => {
  expect(longLines('a.ts', `${'ä'.repeat(LINE_MAX)}\n${'ä'.repeat(LINE_MAX + 1)}\n`)).toEqual(['a.ts:2']);
});

test.each(Object.entries(exceptions))('the exception %s is still needed: %s', (start) => {
  expect(longLinesOf(files.filter((file) => file.startsWith(start)))).not.toEqual([]);
});

test('the README is read in one go: 80 lines at most', () => {
  expect(readFileSync('README.md', 'utf8').trimEnd().split('\n').length).toBeLessThanOrEqual(80);
});
