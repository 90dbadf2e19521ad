/** @jest-environment jsdom */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { boundaries, openBoundaries } from './boundaries/table';

const root = resolve(__dirname, '../../..');

/** What reads a text from outside: JSON, a schema, an address, a storage, a cookie, a token, a moment. */
const READS = [
  /\bJSON\.parse\(/,
  /\breadJson\(/,
  /\bjwtDecode\(/,
  /\bv\.(safeParse|parse|is|safeParser|parser)\(/,
  /\bURLSearchParams\b/,
  /\breadFragment\(/,
  /\bdecode(Part|URIComponent)\(/,
  /\bidFromPart\(/,
  /\breadCookie\(/,
  /\bdocument\.cookie\b/,
  /\.getItem\(/,
  /\b(local|tab)Store\.read\(/,
  /\bpersonal(Tab)?Store\.read\(/,
  /\bDate\.parse\(/,
];

/** Files that read nothing from outside, or only what this build has written, each with its reason. */
const ELSEWHERE: Readonly<Record<string, string>> = {
  'src/lib/berlin-time.ts': 'takes texts of readers above, or of fields',
  'src/ui/form/problem-list.ts': 'checks what was typed into a form',
  'src/booking/series/plan.ts': 'calculates with dates that were checked',
  'src/marketing/business/quote.ts': 'reads what was typed into a form',
  'src/layout/head/page-head.tsx': 'reads texts of this build',
  'src/layout/before-react/follow.ts': 'reads texts of this build',
  'src/layout/gatsby/readable-address.ts': 'answers an address for Gatsby: readable-address.test.ts',
  'src/layout/before-react/trusted-types.ts': 'only asks whether a text is JSON',
  'src/ride/tracking/ride-actions.tsx': 'only asks whether there is a value',
};

const sources = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => `src/${file}`);

const rows = [...boundaries, ...openBoundaries];
const named = new Set(rows.flatMap(({ files }) => files));

test('every file that reads something from outside is in a row of the table', () => {
  const readers = sources.filter((file) => {
    const code = readFileSync(join(root, file), 'utf8').replace(/^\s*(\/\/|\*|\/\*).*$/gm, '');
    return READS.some((pattern) => pattern.test(code));
  });
  expect(readers.length).toBeGreaterThan(40);
  expect(readers.filter((file) => !named.has(file) && !(file in ELSEWHERE))).toEqual([]);
});

test('every file of a row exists, and no two rows have the same name', () => {
  const files = [...named, ...Object.keys(ELSEWHERE)];
  expect(files.filter((file) => !existsSync(resolve(root, file))).map((file) => relative(root, file))).toEqual([]);
  expect(new Set(rows.map(({ name }) => name)).size).toBe(rows.length);
});

test('no page reads the query of its address', () => {
  const readers = sources.filter((file) =>
    /searchParams|URLSearchParams\([^)]*search/.test(readFileSync(join(root, file), 'utf8')),
  );
  expect(readers).toEqual([]);
});
