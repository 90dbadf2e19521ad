import type { Browser } from '@playwright/test';
import { measureIdle } from './idle';
import { measureTaps, type Tap } from './taps';
import { HOME_WITHOUT_SCRIPT } from './twins';
import { countRequestsOfSecondVisit, sumLayoutShifts, type Visit, visitSlowly } from './visits';

/** A goal: its name, its present value, its limit, the bare page's value (null: not applicable). */
export type Row = readonly [goal: string, now: number, limit: string, bare: number | null];

/** Visits of the site and of the other page alternate, so that both run under the same conditions. */
export const ROUNDS = 3;

/**
 * The number of rounds for times with a limit: more, because single visits differ by half. With nine rounds a ratio
 * differed by a fifth from run to run.
 */
export const ROUNDS_OF_RATIOS = 25;

/** The same visit of both sites, alternating; each is the first of a round in turn. */
async function inTurns(
  browser: Browser,
  address: string,
  bareAddress: string,
  rounds = ROUNDS,
): Promise<{ now: Visit[]; bare: Visit[] }> {
  const now: Visit[] = [];
  const bare: Visit[] = [];
  for (let round = 0; round < rounds; round += 1) {
    const visitSite = async () => now.push(await visitSlowly(browser, address));
    const visitOther = async () => bare.push(await visitSlowly(browser, bareAddress));
    for (const visit of round % 2 ? [visitOther, visitSite] : [visitSite, visitOther]) await visit();
  }
  return { now, bare };
}

/** The median, as a whole number. */
const median = (numbers: readonly number[]) =>
  Math.round([...numbers].sort((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0);

const medianOf = (visits: readonly Visit[], part: keyof Visit) => median(visits.map((visit) => visit[part]));

/** A goal of one part of both visits. */
const row = (
  goal: string,
  { now, bare }: Awaited<ReturnType<typeof inTurns>>,
  part: keyof Visit,
  limit: string,
): Row => [goal, medianOf(now, part), limit, medianOf(bare, part)];

/** The delays of taps: medians of several walks through the site. */
async function tapGoals(browser: Browser, site: string): Promise<Row[]> {
  const taps: Tap[] = [];
  for (let round = 0; round < ROUNDS; round += 1) taps.push(...(await measureTaps(browser, site)));
  const medianTo = (page: string) => median(taps.filter(({ to }) => to === page).map(({ pageMs }) => pageMs));
  return [
    ['slowest feedback to a tap on slow, ms', Math.max(...taps.map(({ feedbackMs }) => feedbackMs)), '50', null],
    ...[...new Set(taps.map(({ to }) => to))].map(
      (page): Row => [`from a tap to ${page} on slow, ms`, medianTo(page), '400', null],
    ),
  ];
}

/** The work of Home in a minute without interaction, without and with React at the same time. */
async function idleGoals(browser: Browser, site: string): Promise<Row[]> {
  const works = await Promise.all([false, true].map((isWithReact) => measureIdle(browser, `${site}/`, isWithReact)));
  return works.map((work, index) => [`Home idle for 60 s, ${index ? 'with' : 'without'} React: work`, work, '0', null]);
}

/**
 * The cost and gain of the step after Gatsby's build: Home compared with the same page without any script, and the
 * booking screen compared with Gatsby's. The twin has the column that other goals use for the bare page.
 */
export async function twinGoals(browser: Browser, site: string, twin: string): Promise<Row[]> {
  const home = await inTurns(browser, `${site}/`, `${twin}${HOME_WITHOUT_SCRIPT}`, ROUNDS_OF_RATIOS);
  const bookings = await inTurns(browser, `${site}/bookings`, `${twin}/bookings`, ROUNDS_OF_RATIOS);
  return [
    row('Home beside scriptless: blocked on slow, ms', home, 'blockingMs', 'ratio 1.2'),
    row('Home beside scriptless: largest paint on slow, ms', home, 'paintedMs', '–'),
    row('/bookings beside unfinished: first paint on slow, ms', bookings, 'firstPaintMs', 'ratio 1.05'),
    row('/bookings beside unfinished: usable on slow, ms', bookings, 'usableMs', 'ratio 0.9'),
  ];
}

/** The browser's work for pages at two addresses: this site's and the bare one's. */
export async function visitGoals(browser: Browser, site: string, bare: string): Promise<Row[]> {
  const home = await inTurns(browser, `${site}/`, `${bare}/`);
  const bookings = await inTurns(browser, `${site}/bookings`, `${bare}/`);
  return [
    row('Home: requests before a touch, without pictures', home, 'requests', '1'),
    row('Home: script before a touch, bytes on the wire', home, 'scriptBytes', '0'),
    row('Home: largest paint on slow, ms', home, 'paintedMs', '–'),
    row('Home: longest task on slow, ms', home, 'longestTaskMs', '–'),
    row('/bookings: usable on slow, ms', bookings, 'usableMs', '1,500'),
    row('/bookings: longest task on slow, ms', bookings, 'longestTaskMs', '150'),
    [
      'Home: requests of a second visit',
      await countRequestsOfSecondVisit(browser, `${site}/`),
      '1',
      await countRequestsOfSecondVisit(browser, `${bare}/`),
    ],
    [
      'Home: layout shifts of a session',
      await sumLayoutShifts(browser, `${site}/`),
      '0',
      await sumLayoutShifts(browser, `${bare}/`),
    ],
    ['/bookings: layout shifts of a session', await sumLayoutShifts(browser, `${site}/bookings`), '0', null],
    ...(await tapGoals(browser, site)),
    ...(await idleGoals(browser, site)),
    ['/private: layout shifts of a session', await sumLayoutShifts(browser, `${site}/private/your-ride`), '0', null],
  ];
}
