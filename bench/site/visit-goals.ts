import type { Browser } from '@playwright/test';
import { median, type Row } from './table';
import { addUpShifts, countRequestsOfSecondVisit, type Visit, visitSlowly } from './visits';

/** Visits of the site and of the bare page take turns, so that both meet the same machine. */
export const ROUNDS = 3;

/** The same visit of both, in turns. */
async function inTurns(
  browser: Browser,
  address: string,
  bareAddress: string,
): Promise<{ now: Visit[]; bare: Visit[] }> {
  const now: Visit[] = [];
  const bare: Visit[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    now.push(await visitSlowly(browser, address));
    bare.push(await visitSlowly(browser, bareAddress));
  }
  return { now, bare };
}

const medianOf = (visits: readonly Visit[], part: keyof Visit) =>
  Math.round(median(visits.map((visit) => visit[part] ?? 0)));

/** What a browser does with the pages that are served at two addresses: this site's and the bare one's. */
export async function visitGoals(browser: Browser, site: string, bare: string): Promise<Row[]> {
  const home = await inTurns(browser, `${site}/`, `${bare}/`);
  const bookings = await inTurns(browser, `${site}/bookings`, `${bare}/`);
  const row = (goal: string, { now, bare: other }: typeof home, part: keyof Visit, limit: string): Row => [
    goal,
    medianOf(now, part),
    limit,
    medianOf(other, part),
  ];
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
      await addUpShifts(browser, `${site}/`),
      '0',
      await addUpShifts(browser, `${bare}/`),
    ],
    ['/bookings: layout shifts of a session', await addUpShifts(browser, `${site}/bookings`), '0', null],
    ['/private: layout shifts of a session', await addUpShifts(browser, `${site}/private/your-ride`), '0', null],
  ];
}
