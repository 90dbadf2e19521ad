import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { readFactsFile, withLines } from '../../../../scripts/configuration/facts-file';
import { withFact } from '../../../../tools/setup/write-fact';
import { badFacts } from '../bad-facts';
import { munich } from './munich';
import { setupClone } from './setup-clone';

const { folder, facts, variables, environment } = setupClone();

/** Runs it as `npm run setup -- …` does, without a terminal. */
function setup(...args: string[]) {
  const program = ['--import', 'tsx', 'tools/setup/main.ts', ...args];
  const { status, stdout, stderr } = spawnSync(process.execPath, program, {
    cwd: folder,
    encoding: 'utf8',
    env: environment,
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  return { status, stdout, stderr };
}
function setupWith(answers: object) {
  writeFileSync(path.join(folder, 'answers.json'), JSON.stringify(answers));
  return setup('--answers', 'answers.json');
}

test('a fresh clone: --check says what is missing, where to get it, and changes nothing', () => {
  const before = readFileSync(facts, 'utf8');
  const { status, stdout } = setup('--check');
  expect(status).toBe(1);
  expect(stdout).toContain('GATSBY_GOOGLE_MAPS_KEY is missing');
  expect(stdout).toContain('Maps JavaScript API, Places API (New), Routes API and Geocoding API');
  expect(stdout).toContain('Authorised JavaScript origin');
  expect(stdout).toMatch(/src\/site\.ts:\d+: name is a sample/);
  expect(setup('--check', '--language', 'de').stdout).toContain('Autorisierte JavaScript-Quelle');
  expect(readFileSync(facts, 'utf8')).toBe(before);
});

test('wrong answers: each has its sentence, and nothing is written', () => {
  const before = readFileSync(facts, 'utf8');
  const { status, stderr } = setupWith({ name: 'Taxi Süd', email: 'taxi@', facts: { 'tariff.perKm': 2 } });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: "Nothing is written. answers.json:\n  - email is no email address: write 'name@domain'\n",
  });
  const partly = setupWith({ name: 'Taxi Süd', facts: { 'tariff.perKm': 2 } });
  expect(partly.stderr).toContain('tariff.perKm is a part of a sample: write the whole of tariff');
  expect(readFileSync(facts, 'utf8')).toBe(before);
});

test('a company in Munich: all is written, in the format of the repository, and only the pictures are missing', () => {
  const { stdout, stderr } = setupWith(munich);
  expect(stderr).toBe('');
  expect(stdout.trim().split('\n')).toEqual([
    'Still missing:',
    '  - The screenshots on Home show other facts: take them anew with npm run pictures',
  ]);
  const written = readFileSync(facts, 'utf8');
  expect(written).toContain(`name: '${munich.name}',`);
  expect(written).toContain("colors: { signal: '#0b3d91', onSignal: '#ffffff' },");
  expect(written).not.toMatch(/: sample\(/);
  expect(readFileSync(variables, 'utf8')).toContain('GATSBY_IDENTITY_URL=https://accounts.google.com\n');
  expect(spawnSync('node_modules/.bin/biome', ['format', facts], { cwd: folder }).status).toBe(0);
});

test('a second run keeps what somebody has edited by hand, and changes what it was asked to', () => {
  const edited = readFileSync(facts, 'utf8').replace(
    "city: 'München',",
    "// And the suburbs.\n  city: 'München und Umgebung',",
  );
  writeFileSync(facts, edited);
  writeFileSync(variables, `# The agency's key\n${readFileSync(variables, 'utf8')}`);
  const { name, address } = munich;
  setupWith({ name, address, email: 'neu@droschken.example' });
  expect(readFileSync(facts, 'utf8')).toBe(edited.replace('fahrt@droschken.example', 'neu@droschken.example'));
  expect(readFileSync(variables, 'utf8')).toMatch(/^# The agency's key\nGATSBY_SITE_URL=/);
});

test('a production build refuses what somebody then writes badly: each fact in its line, by its own sentence', () => {
  const good = readFileSync(facts, 'utf8');
  const isThere = (fact: string) => readFactsFile(good).way(fact).isWhole;
  const planted = new Map(
    badFacts
      // Not those that change what is wrong with others: a part of a list, the shown number, the country.
      .filter(([fact]) => isThere(fact) && !/\.\d|\.shown$|^colors|^map\.(edges|country)$|kind$/.test(fact))
      // Of several bad values of a fact, the first.
      .toReversed()
      .map(([fact, value, sentence, at = fact]) => [fact, { fact, value, sentence, at }] as const),
  );
  expect(planted.size).toBeGreaterThanOrEqual(20);
  const bad = [...planted.values()].reduce((source, { fact, value }) => withFact(source, fact, value), good);
  writeFileSync(facts, bad);
  const program = ['--import', 'tsx', 'scripts/check-configuration.ts', '--production'];
  const { status, stderr } = spawnSync(process.execPath, program, { cwd: folder, encoding: 'utf8' });
  writeFileSync(facts, good);
  const sentences = [...planted.values()].map(({ at, sentence }) => `site.ts: ${at} ${sentence}`);
  expect(status).toBe(1);
  expect(stderr.match(/(?<=^ {2}- )src\/site\.ts:\d+: .*$/gm)?.sort()).toEqual(withLines(sentences, bad).sort());
});

test('a choice of maps that no build supports is one sentence', () => {
  const good = readFileSync(facts, 'utf8');
  writeFileSync(facts, withFact(good, 'mapServices.map', 'open'));
  const { status, stdout, stderr } = setup('--check');
  writeFileSync(facts, good);
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
  expect(stderr).toMatch(/^mapServices \(src\/site\.ts, or OPEN_MAPS\): open map is not supported\. .*\n$/);
});

test('without a terminal and without a file it says how to answer', () => {
  const { status, stderr } = setup();
  expect(status).toBe(1);
  expect(stderr).toContain('There is no terminal for questions: give the answers in a file.');
  expect(setup('--language', 'fr').stderr).toContain('--language must be en or de.');
  expect(setup('--anwsers', 'x').stderr).toContain('--anwsers');
  expect(setup('--answers', 'x.json').stderr).toBe(
    "Nothing is written. ENOENT: no such file or directory, open 'x.json'\n",
  );
});
