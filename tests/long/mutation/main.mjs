import { readFileSync } from 'node:fs';
import { root, succeeds } from '../../../scripts/programs.mjs';
import { rooms } from './rooms.mjs';

const STRYKER = `${root}tests/long/mutation/node_modules/.bin/stryker`;
const CONFIG = 'tests/long/mutation/stryker.config.mjs';

/** `job ride --incremental`: names of rooms first, all if there are none; the rest is for Stryker. */
const given = process.argv.slice(2);
const names = given.filter((word) => word in rooms);
const options = given.filter((word) => !(word in rooms));

/** How many mutants of a room ended in each way, those that are left out aside. */
function countOf(room) {
  const { files } = JSON.parse(readFileSync(`${root}test-results/mutation/${room}.json`, 'utf8'));
  const count = { Killed: 0, Timeout: 0, Survived: 0, NoCoverage: 0 };
  for (const { mutants } of Object.values(files)) {
    for (const { status } of mutants) if (status in count) count[status] += 1;
  }
  return count;
}

const share = ({ Killed, Timeout, Survived, NoCoverage }) =>
  (100 * (Killed + Timeout)) / (Killed + Timeout + Survived + NoCoverage);

const results = [];
for (const room of names.length > 0 ? names : Object.keys(rooms)) {
  const startedAt = performance.now();
  const isStrong = await succeeds(STRYKER, ['run', CONFIG, ...options], { MUTATED_ROOM: room });
  results.push({ room, isStrong, ...countOf(room), minutes: (performance.now() - startedAt) / 60_000 });
}

console.log('');
console.table(
  results.map(({ isStrong: _, minutes, ...result }) => ({
    ...result,
    score: `${share(result).toFixed(1)} %`,
    minutes: minutes.toFixed(1),
  })),
);
process.exit(results.every(({ isStrong }) => isStrong) ? 0 : 1);
