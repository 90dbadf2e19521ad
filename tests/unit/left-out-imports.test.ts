import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'taxi-imports-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const file of ['biome.json', '.gitignore', 'scripts/lint']) cpSync(file, join(folder, file), { recursive: true });

/** What the linter says about an import in a screen. */
function lint(name: string, library: string): string {
  writeFileSync(join(folder, 'planted.ts'), `import { ${name} } from '${library}';\n\nexport const used = ${name};\n`);
  const biome = resolve('node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', 'planted.ts'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout + stderr;
}

test.each([
  ['useStaticQuery', 'gatsby', 'static queries of Gatsby are left out'],
  ['GatsbyImage', 'gatsby-plugin-image', 'Its pictures stay transparent'],
  ['Trans', 'react-i18next', 'no Trans and no plurals'],
  ['useMutation', '@tanstack/react-query', 'has no mutations'],
  ['useQueryClient', '@tanstack/react-query', 'a client with few methods'],
  ['useSuspenseQuery', '@tanstack/react-query', 'queries that neither suspend nor throw'],
  ['useFieldArray', 'react-hook-form', 'no lists of fields'],
  ['LucideProvider', 'lucide-react', 'has no contexts'],
])('the linter says why %s of %s is not in the bundle', (name, library, reason) => {
  expect(lint(name, library)).toContain(reason);
});

test('what the bundle has may be imported', () => {
  expect(lint('withPrefix', 'gatsby')).toContain('Checked 1 file');
  expect(lint('withPrefix', 'gatsby')).not.toContain('docs/decisions.md');
});
