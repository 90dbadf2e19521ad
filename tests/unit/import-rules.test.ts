import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';
import {
  effects,
  entangledFolders,
  type PlantedImport,
  planted,
  pureBelow,
  rooms,
} from '../support/planted/planted-imports';

const repository = resolve(__dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Two files that import each other. */
const circle = ['src/i18n/circle/one.ts', 'src/i18n/circle/other.ts'] as const;
/** How common code imports a provider. */
const throughAlias = {
  from: 'src/maps/screen/deep/through-alias.ts',
  to: 'src/maps/google/ways/target.ts',
  alias: 'ways-provider/target',
};
/** What pure rules, hooks and files of the device's storage may import, and with which words. */
const allowed = [
  ...effects.map((to) => ['import type {} from', 'src/ride/deep/rule-with-types.ts', to] as const),
  ...pureBelow.map((to) => ['import', 'src/ride/deep/rule-with-values.ts', to] as const),
  ...effects.map((to) => ['import', 'src/ride/deep/use-effects.ts', to] as const),
  ...effects.map((to) => ['import', 'src/ride/deep/stored-thing.ts', to] as const),
];

const isFile = (to: string) => /\.tsx?$/.test(to);
const specifier = (from: string, to: string) =>
  isFile(to) ? `./${relative(dirname(from), to.replace(/\.tsx?$/, ''))}` : to;

/** The text of every planted file. */
function plantedFiles(): ReadonlyMap<string, string> {
  const files = new Map<string, string>();
  const append = (file: string, text: string) => files.set(file, (files.get(file) ?? '') + text);
  const addImport = (from: string, to: string, words = 'import', alias = specifier(from, to)) => {
    append(from, `${words} '${alias}';\n`);
    if (isFile(to)) append(to, '');
  };
  for (const { from, to, alias } of planted) addImport(from, to, 'import', alias);
  addImport(throughAlias.from, throughAlias.to, 'import', throughAlias.alias);
  for (const [words, from, to] of allowed) addImport(from, to, words);
  addImport(circle[0], circle[1]);
  addImport(circle[1], circle[0]);
  for (const [, one, other] of entangledFolders) {
    addImport(`${one}/a.ts`, `${other}/b.ts`);
    addImport(`${other}/c.ts`, `${one}/d.ts`);
  }
  return files;
}

/** Runs the repository's own rules over the planted files. */
function violations(): readonly PlantedImport[] {
  for (const name of ['tests/import-rules.cjs', 'tsconfig.json', 'package.json']) {
    cpSync(join(repository, name), join(folder, name));
  }
  symlinkSync(join(repository, 'node_modules'), join(folder, 'node_modules'));
  for (const [file, text] of plantedFiles()) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), `${text}export {};\n`);
  }
  const command = [join(repository, 'node_modules/dependency-cruiser/bin/dependency-cruise.mjs')];
  const options = ['--config', 'tests/import-rules.cjs', '--output-type', 'json', 'src', 'mock-server', 'contract'];
  const output = execFileSync(process.execPath, [...command, ...options], {
    cwd: folder,
    encoding: 'utf8',
    maxBuffer: 2 ** 26,
  });
  const { summary } = JSON.parse(output) as {
    summary: { violations: { rule: { name: string }; from: string; to: string }[] };
  };
  return summary.violations.map(({ rule, from, to }) => ({ rule: rule.name, from, to }));
}

describe('Who may import whom: every entry of every rule finds a planted violation, however deep it lies', () => {
  let found: readonly PlantedImport[] = [];
  beforeAll(() => {
    found = violations();
  }, 120_000);

  const isFound = ({ rule, from, to }: PlantedImport) =>
    found.some(
      (violation) =>
        violation.rule === rule &&
        violation.from === from &&
        (violation.to === to || violation.to.includes(`node_modules/${to}/`)),
    );

  test.each([...new Set(planted.map(({ rule }) => rule))])('%s', (rule) => {
    expect(planted.filter((each) => each.rule === rule && !isFound(each))).toEqual([]);
  });

  test.each(entangledFolders)('%s: %s and another room that need each other', (rule, from, to) => {
    expect(found).toContainEqual({ rule, from, to });
  });

  test('no-circles', () => {
    expect(found).toContainEqual({ rule: 'no-circles', from: circle[0], to: circle[1] });
  });

  test('pure rules may import all types and the values of pure files; hooks and stored files may have effects', () => {
    const free: readonly string[] = allowed.map(([, from]) => from);
    const rules = found.filter(({ rule, from }) => rule.startsWith('pure-rules') && free.includes(from));
    expect(rules).toEqual([]);
  });

  test('common code may import a provider through its alias', () => {
    expect(found.filter(({ from }) => from === throughAlias.from)).toEqual([]);
  });

  test('no rule of the configuration is without a planted violation', () => {
    const { forbidden } = jest.requireActual('../import-rules.cjs') as { forbidden: { name: string }[] };
    const covered = [...planted.map(({ rule }) => rule), ...entangledFolders.map(([rule]) => rule), 'no-circles'];
    expect(forbidden.map(({ name }) => name).filter((name) => !covered.includes(name))).toEqual([]);
  });

  test('each folder of the site with code is a room of the rules', () => {
    const folders = readdirSync(join(repository, 'src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory())
      .map(({ name }) => name);
    expect(folders.filter((name) => !['locales', 'styles'].includes(name)).sort()).toEqual(rooms.flat().sort());
  });
});
