import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { type MortalBackend, startMortalBackend } from './backend';
import { createVirtualCustomer, type VirtualCustomer } from './virtual-customer';

/**
 * `npm run soak`: 200 virtual customers against the local backend for half an hour, on loopback. The backend is killed
 * every two minutes. Afterwards it has every order that somebody got an id for, none twice, and none with a status of
 * the past. `-- --minutes 5` is shorter, `-- --customers 20` takes fewer.
 */
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '30' },
    customers: { type: 'string', default: '200' },
  },
});
const runMs = Number(values.minutes) * 60_000;

/** A ride takes 45 s. */
const SPEED = 4;
const KILL_EVERY_MS = 120_000;

/** What is wrong at the end, in words. */
async function findProblems(
  backend: MortalBackend,
  before: ReadonlySet<string>,
  customers: readonly VirtualCustomer[],
): Promise<string[]> {
  const problems: string[] = [];
  for (const { ledger, read } of customers) {
    for (const { bookingId } of ledger.entries()) await read(bookingId).catch((error) => problems.push(String(error)));
    problems.push(...ledger.losses());
  }
  const known = new Set(customers.flatMap(({ ledger }) => ledger.entries().map(({ bookingId }) => bookingId)));
  const further = backend.storedIds().filter((bookingId) => !known.has(bookingId) && !before.has(bookingId));
  problems.push(...further.map((bookingId) => `Nobody has ordered booking ${bookingId}: an order is there twice`));
  return problems;
}

async function main() {
  const backend = await startMortalBackend(SPEED);
  const before = new Set(backend.storedIds());
  console.log(`${values.customers} customers, ${values.minutes} minutes ...`);
  const customers: VirtualCustomer[] = [];
  while (customers.length < Number(values.customers)) {
    customers.push(await createVirtualCustomer(customers.length + 1, backend));
  }

  const time = new AbortController();
  const startedAt = performance.now();
  const timer = setTimeout(() => time.abort(), runMs);
  const riding = Promise.all(customers.map(({ ride }) => ride(time.signal))).finally(() => time.abort());
  let kills = 0;
  while (performance.now() - startedAt + KILL_EVERY_MS < runMs && !time.signal.aborted) {
    await pause(KILL_EVERY_MS, undefined, { signal: time.signal }).catch(() => {});
    if (time.signal.aborted) break;
    await backend.dieAndReturn(SPEED);
    kills += 1;
  }
  await riding;
  clearTimeout(timer);
  const minutes = (performance.now() - startedAt) / 60_000;
  // The last word comes from the file.
  await backend.dieAndReturn(SPEED);
  const problems = await findProblems(backend, before, customers);

  const orders = customers.reduce((sum, { ledger }) => sum + ledger.entries().length, 0);
  console.log(`${minutes.toFixed(1)} minutes, ${orders} orders, ${kills + 1} kills.`);
  for (const problem of problems) console.log(`FAILED: ${problem}`);
  console.log(problems.length === 0 ? 'Nothing lost, nothing twice.' : `${problems.length} problems.`);
  await backend.stop();
  process.exit(problems.length === 0 ? 0 : 1);
}

void main();
