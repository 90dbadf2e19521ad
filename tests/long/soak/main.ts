import { setTimeout as pause } from 'node:timers/promises';
import { beginsAtSecond } from '../../../mock-server/scenario';
import { type MortalBackend, startMortalBackend } from './backend';
import { type Browsing, startBrowsing } from './browsing';
import { growthsOf, growthTable, type Measured } from './growth';
import { readOptions } from './options';
import { findLies, findLosses, type Visit } from './problems';
import { createVirtualCustomer, type VirtualCustomer } from './virtual-customer';

/**
 * `npm run test:long -- soak`: 200 virtual customers and 20 real pages against the local backend for a quarter of an
 * hour, on loopback. The backend is killed every two minutes. Afterwards it must have every order with an id, none
 * twice, and none with an outdated status; each page must show the backend's status; and after more than an hour on its
 * own clock its memory must not have grown. `--minutes`, `--customers` and `--pages` change the numbers.
 */
const options = readOptions(process.argv.slice(2));
const runMs = options.minutes * 60_000;

/** The rides of the virtual customers take 45 s. */
const SPEED = 4;
/** The taxis of the pages are on their way from the first third of the run until after its end. */
const PAGE_SPEED = (beginsAtSecond('slow', 'AT_CUSTOMER') * 1000) / (runMs * 1.4);
const KILL_EVERY_MS = 120_000;
/** After a kill the pages' clocks run at normal speed, so that they reconnect at the pace of a real page. */
const CALM_MS = 20_000;
/** The time that passes in each round: on a page's clock, and in reality. */
const PASS_MS = 10_000;
const ROUND_MS = 2_000;
/** The first measurement starts when every page shows its taxi and has loaded its late parts. */
const WARM_UP_MS = (beginsAtSecond('slow', 'ON_THE_WAY') * 1000) / PAGE_SPEED + Math.min(60_000, runMs / 10);
const HOUR_MS = 3_600_000;

/** Customers who sign in, numbered starting at `first`. */
async function signIn(count: number, first: number, backend: MortalBackend): Promise<VirtualCustomer[]> {
  const customers: VirtualCustomer[] = [];
  while (customers.length < count) customers.push(await createVirtualCustomer(first + customers.length, backend));
  return customers;
}

/** Each of these customers orders a long ride and opens its page. */
async function openPages(customers: readonly VirtualCustomer[], { follow }: Browsing): Promise<Visit[]> {
  const visits: Visit[] = [];
  for (const customer of customers) {
    const bookingId = await customer.order('slow');
    visits.push({ customer, bookingId, page: await follow(customer, bookingId) });
  }
  return visits;
}

/** Advances the time on all pages, kills the backend in between, and measures three times. */
async function endure(backend: MortalBackend, visits: readonly Visit[]) {
  const startedAt = performance.now();
  const passed = () => performance.now() - startedAt;
  const measured: Measured[] = [];
  const measure = async (when: string) => {
    const pages = [];
    for (const { page } of visits) pages.push(await page.measure());
    measured.push({ when: `${when}, ${Math.round(passed() / 60_000)} min`, pages });
  };
  const times = [
    { at: WARM_UP_MS, when: 'start' },
    { at: runMs / 2, when: 'middle' },
  ];
  let kills = 0;
  while (passed() < runMs) {
    const round = pause(ROUND_MS);
    await Promise.all(visits.map(({ page }) => page.pass(PASS_MS)));
    await round;
    if (times[0] && passed() > times[0].at) await measure(times.shift()?.when ?? '');
    if (passed() > (kills + 1) * KILL_EVERY_MS && passed() < runMs - CALM_MS) {
      await backend.dieAndReturn(SPEED);
      await pause(CALM_MS);
      kills += 1;
    }
  }
  await measure('end');
  return { measured, kills };
}

async function main() {
  const backend = await startMortalBackend(PAGE_SPEED);
  const before = new Set(backend.storedIds());
  const browsing = options.pages > 0 ? await startBrowsing(backend) : null;
  console.log(`${options.customers} customers, ${options.pages} pages, ${options.minutes} minutes ...`);
  const visitors = await signIn(options.pages, options.customers + 1, backend);
  const visits = browsing ? await openPages(visitors, browsing) : [];
  // Rides are short from this point.
  await backend.dieAndReturn(SPEED);

  const customers = await signIn(options.customers, 1, backend);
  const time = new AbortController();
  const riding = Promise.all(customers.map(({ ride }) => ride(time.signal)));
  // A customer's failure ends the run with their error at once.
  const { measured, kills } = await Promise.race([endure(backend, visits), riding.then(() => neverEnds())]);
  time.abort();
  await riding;
  const passedMs = await visits[0]?.page.passedMs();
  // The backend's final status is in its file.
  await backend.dieAndReturn(SPEED);
  const problems = [
    ...(await findLosses(backend, before, [...customers, ...visitors])),
    ...(await findLies(visits)),
    ...(browsing ? growthsOf(measured) : []),
  ];

  if (browsing)
    console.log(`\n${growthTable(measured)}\n\nTime on a page: ${((passedMs ?? 0) / HOUR_MS).toFixed(1)} h.`);
  const orders = customers.reduce((sum, { ledger }) => sum + ledger.entries().length, 0) + visits.length;
  console.log(`Orders: ${orders}. Kills: ${kills + 2}.`);
  for (const problem of problems) console.log(`FAILED: ${problem}`);
  console.log(problems.length === 0 ? 'Nothing lost, nothing twice, nothing grown.' : `${problems.length} problems.`);
  await browsing?.end();
  await backend.stop();
  process.exit(problems.length === 0 ? 0 : 1);
}

/** For a race that others decide. */
const neverEnds = () => new Promise<never>(() => {});

void main();
