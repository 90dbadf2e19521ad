import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Runs in the copy that is mutated: the tool must see each test begin and end, so a test that asks for a browser's
 * globals in its first comment gets them from the tool's own environment.
 */
const BROWSER =
  './tests/long/mutation/node_modules/@stryker-mutator/jest-runner/dist/src/jest-plugins/jest-environment-jsdom.cjs';

const files = readdirSync('tests/unit', { recursive: true })
  .filter((file) => file.endsWith('.test.ts'))
  .map((file) => join('tests/unit', file))
  .filter((file) => readFileSync(file, 'utf8').includes('@jest-environment jsdom'));
if (files.length === 0)
  throw new Error('No test asks for a browser: tests/long/mutation/environments.mjs has nothing to do.');
for (const file of files) {
  const source = readFileSync(file, 'utf8');
  writeFileSync(file, source.replace('@jest-environment jsdom', `@jest-environment ${BROWSER}`));
}
