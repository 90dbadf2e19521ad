import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { scripts } from '../../../package.json';

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
    ...found(/\bnpm run (?:--silent |-s )?([a-z]+(?::[a-z]+)?)\b/g, (name) => name in scripts),
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

test('each section, decision, link, file and command that code or a document cites is there (D57)', () => {
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
});

test('no two decisions have one name', () => expect(names.size).toBe(named.length));
