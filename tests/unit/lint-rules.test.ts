import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';

const folder = mkdtempSync(join(tmpdir(), 'taxi-lint-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
for (const file of ['biome.json', '.gitignore', 'scripts/lint']) cpSync(file, join(folder, file), { recursive: true });

const asValue = 'export const size = () => new google.maps.Size(0, 1);\n';
const asType = 'export type Size = google.maps.Size;\n';

/** What the linter says about a text in a file. */
function lint(file: string, text: string): string {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), text);
  const biome = resolve('node_modules/.bin/biome');
  const { stdout, stderr } = spawnSync(biome, ['lint', '--colors=off', file], { cwd: folder, encoding: 'utf8' });
  return stdout + stderr;
}

test.each([
  ['src/maps/screen/planted.ts', asValue],
  ['src/maps/screen/planted.ts', asType],
  ['src/maps/port/planted.ts', asType],
  ['src/maps/open/map/planted.ts', asValue],
  ['src/booking/map/planted.ts', asType],
])('%s may not name google.maps: %s', (file, text) => {
  expect(lint(file, text)).toContain('Only src/maps/google names');
});

test('the adapter for Google may', () => {
  expect(lint('src/maps/google/map/planted.ts', asValue + asType)).not.toContain('Only src/maps/google names');
});

test.each(['Date.now()', '{ now: Date.now }', 'performance.now()', 'new Date()'])(
  '%s is read in device/clock alone (D53)',
  (reading) => {
    const text = `export const read = () => (${reading});\n`;
    expect(lint('src/live/planted.ts', text)).toContain('Only src/device/clock.ts');
    expect(lint('src/device/clock.ts', text)).not.toContain('Only src/device/clock.ts');
  },
);

test('a date of a given moment is no reading of a clock', () => {
  expect(lint('src/live/planted.ts', 'export const day = (ms: number) => new Date(ms);\n')).not.toContain('Only src');
});
