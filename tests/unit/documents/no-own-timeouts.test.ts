import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const files = readdirSync('tests', { recursive: true, encoding: 'utf8' })
  .map((name) => join('tests', name))
  .filter((name) => /\.(test|spec)\.tsx?$/.test(name));

test('no test sets its own timeout: a slow machine is slow, not wrong (decision no-test-depends-on-time)', () => {
  const own = files.filter((name) => /^ *\}, [\d_]+\);$|\{ timeout: [\d_]+ \}/m.test(readFileSync(name, 'utf8')));
  expect(own).toEqual([]);
});
