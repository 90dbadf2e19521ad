import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const repository = resolve(__dirname, '../../..');

test('the picture of the rooms in CONTRIBUTING.md shows the imports as they are', () => {
  const { stderr, status } = spawnSync(process.execPath, ['scripts/documents/draw-rooms.mjs', '--check'], {
    cwd: repository,
    encoding: 'utf8',
  });
  expect({ stderr, status }).toEqual({ stderr: '', status: 0 });
}, 60_000);
