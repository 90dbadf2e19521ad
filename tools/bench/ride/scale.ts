import type { Table } from '../table';
import type { Cost } from './traffic';

/** The expected load of an operator with very many customers. */
const RIDES_A_DAY = 100_000;
const RIDES_AT_ONCE = 10_000;
/** The time in which a customer follows a ride, from the order to the end, in minutes. */
const RIDE_MINUTES = 20;
const SECONDS_A_DAY = 86_400;
const MEGABYTE = 1_000_000;

const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** The sum over all kinds of the site's files. */
const siteOf = ({ site }: Cost) => ({
  requests: sum(Object.values(site).map(({ requests }) => requests)),
  bytes: sum(Object.values(site).map(({ bytes }) => bytes)),
});

const whole = (value: number) => (value < 1 && value > 0 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const share = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));

/** The cost of each part, for the terminal. */
export const partRows = (costs: readonly Cost[]): Table => [
  ['Part', 'Seconds', 'Site: requests', 'Bytes', 'Backend: requests', 'Bytes', 'Live: sent, received', 'Google'],
  ...costs.map((cost) => [
    cost.name,
    String(cost.seconds),
    `${siteOf(cost).requests} (${kindsInWords(cost)})`.replace(' ()', ''),
    kilobytes(siteOf(cost).bytes),
    String(cost.backend.requests),
    kilobytes(cost.backend.bytes),
    `${cost.live.sent}, ${cost.live.received}`,
    Object.entries(cost.google)
      .map(([name, number]) => `${number} ${name}`)
      .join(', ') || 'none',
  ]),
];

const kindsInWords = ({ site }: Cost) =>
  Object.entries(site)
    .map(([kind, { requests }]) => `${requests} ${kind.toLowerCase()}`)
    .join(', ');

/** What a part asks of each server, by the rows of the table in docs/operations.md. */
const quantitiesOf = (cost: Cost): ReadonlyMap<string, number> =>
  new Map([
    ['CDN: requests', siteOf(cost).requests],
    ['CDN: MB', siteOf(cost).bytes / MEGABYTE],
    ['Backend: HTTP requests', cost.backend.requests],
    ['Backend: MB over HTTP', cost.backend.bytes / MEGABYTE],
    ['Live: connections opened', cost.live.opened],
    ['Live: messages', cost.live.sent + cost.live.received],
    ['Live: MB', cost.live.bytes / MEGABYTE],
    ...Object.entries(cost.google).map(([name, number]) => [`Google: ${name}`, number] as const),
  ]);

/**
 * The table of docs/operations.md: one ride, all rides of a day, and one second at the expected number of simultaneous
 * rides. A ride is each part but the second visit of Home, and the measured minute once per minute of the ride. The rest
 * of the sample ride has a few minutes more, so the sum is slightly too high. Throws for other parts than those measured.
 */
export function scaleRows(costs: readonly Cost[]): Table {
  const parts = costs.map(quantitiesOf);
  const [first, , booking, order, minute, rest] = parts;
  if (!first || !booking || !order || !minute || !rest || parts.length > 6) {
    throw new Error(`${parts.length} parts of a ride are not six`);
  }
  const names = new Set(parts.flatMap((part) => [...part.keys()]));
  const rows = [...names].map((name) => {
    const inMinute = minute.get(name) ?? 0;
    const inRide = sum([first, booking, order, rest].map((part) => part.get(name) ?? 0)) + RIDE_MINUTES * inMinute;
    const inDay = inRide * RIDES_A_DAY;
    return [name, whole(inRide), whole(inDay), share(inDay / SECONDS_A_DAY), share((inMinute / 60) * RIDES_AT_ONCE)];
  });
  const [day, atOnce] = [`${whole(RIDES_A_DAY)} rides a day`, `Per second, ${whole(RIDES_AT_ONCE)} rides at once`];
  return [['', 'One ride', day, 'Average per second', atOnce], ...rows];
}
