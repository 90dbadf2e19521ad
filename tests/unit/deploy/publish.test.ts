import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { publish } from '../../../scripts/deploy/publish';

const folder = mkdtempSync(join(tmpdir(), 'taxi-publish-'));
const served = join(folder, 'served');
const script = join(folder, 'publish.sh');
writeFileSync(script, publish());
afterAll(() => rmSync(folder, { recursive: true }));

/** Publishes a build of these files, each with its name as its text. */
function publishBuild(...names: string[]) {
  const built = mkdtempSync(join(folder, 'built-'));
  for (const name of names) {
    mkdirSync(dirname(join(built, name)), { recursive: true });
    writeFileSync(join(built, name), name);
  }
  execFileSync('sh', [script, built, served]);
}

const isServed = (name: string) => existsSync(join(served, name));
const letPass = (name: string, hours: number) => {
  const time = Date.now() / 1000 - hours * 3600;
  utimesSync(join(served, name), time, time);
};

const FIRST = ['app-1111111111.js', 'app-1111111111.js.br', 'styles.1111111111.css', 'static/1/a.avif'];

test('a build that is replaced leaves its files with a hash for a day, and nothing else', () => {
  publishBuild('index.html', 'old/index.html', 'page-data/old.json', 'common-9999999999.js', ...FIRST);
  expect(readFileSync(join(served, 'old/index.html'), 'utf8')).toBe('old/index.html');
  // The first build was served for ten days.
  for (const name of FIRST) letPass(name, 240);

  publishBuild('index.html', 'new page/index.html', 'common-9999999999.js', 'app-2222222222.js');
  for (const name of ['index.html', 'new page/index.html', 'app-2222222222.js', ...FIRST]) {
    expect([name, isServed(name)]).toEqual([name, true]);
  }
  for (const name of ['old/index.html', 'page-data/old.json']) expect([name, isServed(name)]).toEqual([name, false]);

  for (const name of FIRST) letPass(name, 23);
  publishBuild('index.html', 'common-9999999999.js', 'app-3333333333.js');
  expect(FIRST.map(isServed)).toEqual(FIRST.map(() => true));

  for (const name of FIRST) letPass(name, 25);
  publishBuild('index.html', 'common-9999999999.js', 'app-4444444444.js');
  expect(FIRST.map(isServed)).toEqual(FIRST.map(() => false));
  for (const name of ['common-9999999999.js', 'app-2222222222.js', 'app-3333333333.js', 'app-4444444444.js']) {
    expect([name, isServed(name)]).toEqual([name, true]);
  }
});
