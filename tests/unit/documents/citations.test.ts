import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

const SPECIFICATION = 'docs/specification.md';
const folders = ['src', 'contract', 'mock-server', 'scripts', 'bench', 'tests', 'docs'];

const files = ['.', ...folders]
  .flatMap((folder) =>
    readdirSync(folder, { recursive: folder !== '.', encoding: 'utf8' }).map((file) => join(folder, file)),
  )
  .filter((file) => /\.(ts|tsx|mjs|cjs|css|md)$/.test(file) && !/(^|\/)(node_modules|public|\.cache)\//.test(file))
  .filter((file) => file !== 'tests/unit/documents/citations.test.ts');

const specification = readFileSync(SPECIFICATION, 'utf8');

/** What a text may cite: the sections of the specification, and the decisions that stand beside its rules. */
const targets = {
  sections: new Set([...specification.matchAll(/^## (\d+)\./gm)].map(([, number]) => number)),
  decisions: new Set([...specification.matchAll(/\*\*D(\d+)\b/g)].map(([, number]) => number)),
};

/** The citations and links of a file that lead nowhere. */
function unresolved(file: string, text: string): string[] {
  const sections = [...text.matchAll(/(?<!RFC \d+, )§(\d+)/g)].filter(([, number]) => !targets.sections.has(number));
  const decisions = [...text.matchAll(/\bD(\d+)\b/g)].filter(([, number]) => !targets.decisions.has(number));
  const links = file.endsWith('.md')
    ? [...text.matchAll(/\]\(([^)#\s]+)(#[^)]*)?\)/g)].filter(
        ([, path = '']) => !/^[a-z]+:/.test(path) && !existsSync(join(dirname(file), path)),
      )
    : [];
  return [...sections, ...decisions, ...links].map(([citation]) => `${file}: ${citation}`);
}

test('each section and decision that code or a document cites, and each relative link, leads somewhere', () => {
  expect(files.flatMap((file) => unresolved(file, readFileSync(file, 'utf8')))).toEqual([]);
});

test.each([
  ['a section', 'docs/a.md', 'Spec §10', 'docs/a.md: §10'],
  ['a decision', 'src/a.ts', '/** So says D99. */', 'src/a.ts: D99'],
  ['a link', 'docs/a.md', '[the guide](missing.md#part)', 'docs/a.md: ](missing.md#part)'],
])('%s that is not there is named', (_kind, file, text, named) => {
  expect(unresolved(file, text)).toEqual([named]);
});
