import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const folders = ['src', 'contract', 'mock-server', 'scripts', 'tools', 'tests', 'docs'];

const files = ['.', ...folders]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(ts|tsx|mjs|cjs|css|md|json|yml|grit)$/.test(file) && file !== 'package-lock.json')
  .filter((file) => !/(^|\/)(node_modules|public|\.cache)\//.test(file))
  .filter((file) => file !== 'tests/unit/documents/citations.test.ts');

/** What a text may cite: sections of the specification, decisions beside its rules, and decisions by their names. */
const specification = readFileSync('docs/specification.md', 'utf8');
const sections = new Set(Array.from(specification.matchAll(/^## (\d+)\./gm), ([, number]) => number));
const rules = new Set(Array.from(specification.matchAll(/\*\*D(\d+)\b/g), ([, number]) => number));
const entries = readFileSync('docs/decisions.md', 'utf8').split(/^(?=#{2,3} )/m);
const named = entries.filter((entry) => entry.startsWith('### '));
const names = new Set(named.map((entry) => entry.slice(4, entry.indexOf('\n'))));

/** The anchors that GitHub gives the headings of a document. */
const anchors = (document: string): readonly string[] =>
  Array.from(readFileSync(document, 'utf8').matchAll(/^#+ (.+)$/gm), ([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}_\- ]/gu, '')
      .replaceAll(' ', '-'),
  );

const leadsSomewhere = (file: string, anchor?: string) =>
  existsSync(file) && (anchor === undefined || anchors(file).includes(anchor));

/** The citations, links and named files of a text that lead nowhere. */
function unresolved(file: string, text: string): string[] {
  const isDocument = file.endsWith('.md');
  const found = (pattern: RegExp, isThere: (...groups: string[]) => boolean) =>
    Array.from(text.matchAll(pattern)).filter(([, ...groups]) => !isThere(...groups));
  return [
    ...found(/(?<!RFC \d+, )§(\d+)/g, (number) => sections.has(number)),
    ...found(/\bD(\d+)\b/g, (number) => rules.has(number)),
    ...found(/\bdecisions?(?:\.md)?,?(?:\s|\*|\/\/)+(\d+|[a-z\d]+(?:-[a-z\d]+){2,})\b/gi, (name) => names.has(name)),
    ...found(/(?<![\w/])(docs\/[\w-]+\.md)(?:#([\w-]+))?/g, leadsSomewhere),
    ...(isDocument
      ? [
          ...found(/\]\((?![a-z]+:)([^)#\s]*)(?:#([^)]*))?\)/g, (path, anchor) =>
            leadsSomewhere(path === '' ? file : join(dirname(file), path), anchor),
          ),
          ...found(/`((?:src|scripts|tests|mock-server|contract|tools)\/[\w./-]+)`/g, existsSync),
        ]
      : []),
  ].map(([citation]) => `${file}: ${citation}`);
}

test('each section, decision, link and file that code or a document cites is there (D57)', () => {
  expect(files.flatMap((file) => unresolved(file, readFileSync(file, 'utf8')))).toEqual([]);
});

/** What each section of the specification says of its files: "rule: `file`, `file` (`word in one of them`)". */
const places = specification
  .split(/^## /m)
  .slice(1)
  .map((section) => section.split(/^Where:/m)[1] ?? '')
  .map((where) =>
    where
      .replace(/\s+/g, ' ')
      .split(/; | - /)
      .filter((place) => place.includes('`')),
  );

/** The words that a place promises and none of its files holds. */
function missingWords(place: string): string[] {
  const coded = Array.from(place.matchAll(/`([^`]+)`/g), ([, text = '']) => text);
  const words = coded.filter((text) => !text.includes('/'));
  const texts = coded.filter((text) => /\/.+\.\w+$/.test(text)).map((file) => readFileSync(file, 'utf8'));
  return words.filter((word) => !texts.some((text) => text.includes(word)));
}

test('each section of the specification names the files of its rules, which hold the words beside them', () => {
  expect(places.filter((section) => section.length === 0)).toEqual([]);
  expect(places.flat().filter((place) => missingWords(place).length > 0)).toEqual([]);
  expect(missingWords('Slide: `src/layout/before-react/slide.ts` (`HANDLE_PX = 65`)')).toEqual(['HANDLE_PX = 65']);
});

test.each([
  ['a section', 'docs/a.md', 'Spec §10', '§10'],
  ['a decision of the specification', 'src/a.ts', '/** So says D99. */', 'D99'],
  ['a name', 'src/a.ts', '// Decision one-order-and-a-half.', 'Decision one-order-and-a-half'],
  ['a number in place of a name', 'src/a.ts', '(docs/decisions.md, 12)', 'decisions.md, 12'],
  ['a document', 'src/a.ts', '// see docs/missing.md', 'docs/missing.md'],
  ['a link', 'docs/a.md', '[the guide](missing.md#part)', '](missing.md#part)'],
  ['a heading', 'docs/a.md', '[faults](backend.md#no-such-part)', '](backend.md#no-such-part)'],
  ['a file', 'docs/a.md', '`src/missing.ts`', '`src/missing.ts`'],
])('%s that is not there is named', (_kind, file, text, citation) => {
  expect(unresolved(file, text)).toEqual([`${file}: ${citation}`]);
});

test('a decision has a name of its own, of three words or more, and at most 100 words', () => {
  expect(names.size).toBe(named.length);
  expect([...names].filter((name) => !/^[a-z\d]+(-[a-z\d]+){2,}$/.test(name))).toEqual([]);
  const long = named.filter((entry) => entry.slice(entry.indexOf('\n')).split(/\s+/).filter(Boolean).length > 100);
  expect(long.map((entry) => entry.slice(4, entry.indexOf('\n')))).toEqual([]);
});
