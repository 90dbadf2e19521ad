import type { Fault } from '../../../mock-server/faults/fault';
import { misbehave } from '../backend';
import { PREFIX } from '../browser/built-site';
import { LIST, ORDER } from '../browser/ordering';
import type { Device } from './device';

type Trouble = (device: Device) => Promise<unknown>;

const fault =
  (...faults: readonly Fault[]): Trouble =>
  ({ page }) =>
    misbehave(page, ...faults);

const READS = 'GET /bookings/*';
const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
/** A delay beyond the answer of the next request of the same kind. */
const OVERTAKEN_MS = 3_000;

/** Playwright may miss that a page is restored from the back/forward cache. */
const BACK = { waitUntil: 'commit', timeout: 10_000 } as const;

/** A frame about another customer's booking. */
const stray = (frame: object): Fault => ({
  live: 'raw',
  text: JSON.stringify({ booking_id: '10001', ...frame }),
  times: 1,
});

/** The possible troubles, by the words in a story's report. Each fault of the backend ends automatically. */
export const troubles = {
  // HTTP calls that fail, hang, or answer late, twice, or in the wrong order.
  'the order is refused': fault({ match: ORDER, status: 503, times: 1 }),
  'the answer to the order is lost': fault({ match: ORDER, afterCommit: true, status: 502, times: 1 }),
  'the answer to the order is html': fault({ match: ORDER, afterCommit: true, status: 200, body: '<html>', times: 1 }),
  'the order hangs': fault({ match: ORDER, hang: true, times: 1 }),
  'the order is stored and hangs': fault({ match: ORDER, afterCommit: true, hang: true, times: 1 }),
  'the order is answered late': fault({ match: ORDER, delayMs: OVERTAKEN_MS, keepsGoing: true, times: 1 }),
  'the order arrives twice': (device) => device.sendOrderTwice(),
  'the list fails': fault({ match: LIST, status: 500, times: 3 }),
  'the list hangs': fault({ match: LIST, hang: true, times: 1 }),
  'the list is overtaken': fault({ match: LIST, delayMs: OVERTAKEN_MS, times: 1 }),
  'the reads fail': fault({ match: READS, status: 502, times: 4 }),
  'the reads are html': fault({ match: READS, status: 200, body: '<html>', times: 3 }),
  'a read is overtaken': fault({ match: READS, delayMs: OVERTAKEN_MS, times: 1 }),
  'a read is cut': fault({ match: READS, drop: true, times: 1 }),
  // The line.
  'the line drops': fault({ live: 'close', code: 1011, times: 1 }),
  'the line is closed': fault({ live: 'close', code: 1000, times: 1 }),
  'the line goes silent': fault({ live: 'silence', times: 1 }),
  'the line is accepted and dropped': fault({ live: 'accept-then-drop', times: 3 }, { live: 'close', times: 1 }),
  'the line replays': fault({ live: 'replay', times: 1 }),
  'the line speaks of another booking': fault(
    stray({ key: 'customer_job_update', job_status: 'CANCELED' }),
    stray({ key: 'customer_job_completed', job_status: 'JOB_COMPLETED' }),
  ),
  'the line speaks nonsense': fault({ live: 'raw', text: '{"key":"customer_job_update","job_status":{}}', times: 1 }),
  // The network.
  'the network goes': ({ page }) => page.context().setOffline(true),
  'the network is back': ({ page }) => page.context().setOffline(false),
  // The browser.
  'the page reloads': (device) => device.move((page) => page.reload({ waitUntil: 'commit' })),
  'the customer goes back': (device) => device.move((page) => page.goBack(BACK)),
  'the page is left and restored': (device) =>
    device.move(async (page) => {
      await page.goto(`${PREFIX}/partner`, { waitUntil: 'commit' });
      await page.goBack(BACK);
    }),
  'a second tab is opened': (device) => device.openTab(),
  'the other tab is looked at': (device) => device.otherTab(),
  // The clock of the device.
  'a minute passes at once': ({ page }) => page.clock.fastForward(MINUTE_MS),
  'the clock is set forward': (device) => device.setClock(HOUR_MS),
  'the clock is set back': (device) => device.setClock(-HOUR_MS),
  // The device.
  'another customer uses the device': (device) => device.lend(),
} as const satisfies Readonly<Record<string, Trouble>>;

export type TroubleName = keyof typeof troubles;
