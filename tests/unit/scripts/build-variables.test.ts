import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

const folder = mkdtempSync(path.join(tmpdir(), 'taxi variables '));
const file = path.join(folder, '.env.production');
afterAll(() => rmSync(folder, { recursive: true }));

/** The variables of a build with this file, environment and given ones. */
function variablesOf(environment: object, given: object): unknown {
  const { stdout } = spawnSync(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const { buildVariables } = await import('./scripts/ports.mjs');
       console.log(JSON.stringify(buildVariables(...${JSON.stringify([file, environment, given])})));`,
    ],
    { encoding: 'utf8' },
  );
  return JSON.parse(stdout);
}

test('without .env.production, a build has those of the environment and of its caller', () => {
  expect(variablesOf({ A: '1', B: '2' }, { B: '3' })).toEqual({ A: '1', B: '3' });
});

test('policies, robots.txt and sitemap know the addresses of .env.production, as the scripts do', () => {
  writeFileSync(file, 'GATSBY_SITE_URL=https://www.taxi.example\nGATSBY_API_URL="https://api.taxi.example"\n');
  expect(variablesOf({ PATH: '/bin' }, {})).toEqual({
    PATH: '/bin',
    GATSBY_SITE_URL: 'https://www.taxi.example',
    GATSBY_API_URL: 'https://api.taxi.example',
  });
});

test('the environment wins over the file, and what is given over both, also when it is empty', () => {
  writeFileSync(file, 'A=file\nB=file\nC=file\n');
  expect(variablesOf({ B: 'environment', C: 'environment' }, { C: '' })).toEqual({
    A: 'file',
    B: 'environment',
    C: '',
  });
});
