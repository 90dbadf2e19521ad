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
const decisions = readFileSync('docs/decisions.md', 'utf8');
const names = new Set(Array.from(decisions.matchAll(/^### (.+)$/gm), ([, name]) => name));

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
