import type { Cost, Requests } from './traffic';

/** The expected load of an operator with very many customers. */
export const RIDES_A_DAY = 100_000;
export const RIDES_AT_ONCE = 10_000;
/** The time in which a customer follows a ride, from the order to the end, in minutes. */
export const RIDE_MINUTES = 20;
const SECONDS_A_DAY = 86_400;
const MEGABYTE = 1_000_000;

/** The parts of `npm run bench -- ride`, in this order. */
type Parts = readonly [first: Cost, second: Cost, booking: Cost, order: Cost, minute: Cost, rest: Cost];

const isComplete = (costs: readonly Cost[]): costs is Parts => costs.length === 6;
const sum = (numbers: readonly number[]) => numbers.reduce((all, each) => all + each, 0);

/** The sum over all kinds of the site's files. */
const siteOf = ({ site }: Cost): Requests => ({
  requests: sum(Object.values(site).map(({ requests }) => requests)),
  bytes: sum(Object.values(site).map(({ bytes }) => bytes)),
});

/** The requests of one ride to each server, from a first visit of Home to the feedback. */
export interface RideCost {
  readonly site: Requests;
  readonly backend: Requests;
  readonly live: Cost['live'];
  readonly google: Readonly<Record<string, number>>;
}

/**
 * A ride of {@link RIDE_MINUTES}: each part once, the measured minute once per minute of the ride. The rest of the
 * sample ride has a few minutes more, so the sum is slightly too high. Throws for other parts than those measured.
 */
export function rideCost(costs: readonly Cost[]): RideCost {
  if (!isComplete(costs)) throw new Error(`${costs.length} parts of a ride are not six`);
  const [first, , booking, order, minute, rest] = costs;
  const times = [
    ...[first, booking, order, rest].map((cost) => ({ cost, number: 1 })),
    { cost: minute, number: RIDE_MINUTES },
  ];
  const total = (of: (cost: Cost) => number) => sum(times.map(({ cost, number }) => number * of(cost)));
  const names = [...new Set(costs.flatMap(({ google }) => Object.keys(google)))];
  return {
    site: { requests: total((cost) => siteOf(cost).requests), bytes: total((cost) => siteOf(cost).bytes) },
    backend: { requests: total(({ backend }) => backend.requests), bytes: total(({ backend }) => backend.bytes) },
    live: {
      opened: total(({ live }) => live.opened),
      sent: total(({ live }) => live.sent),
      received: total(({ live }) => live.received),
      bytes: total(({ live }) => live.bytes),
    },
    google: Object.fromEntries(names.map((name) => [name, total(({ google }) => google[name] ?? 0)])),
  };
}

const whole = (value: number) => (value < 1 && value > 0 ? value.toFixed(2) : Math.round(value).toLocaleString('en'));
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} KB`;
const share = (value: number) => (value < 10 ? value.toFixed(1) : whole(value));

/** The cost of each part. */
const partRows = (costs: readonly Cost[]): readonly (readonly string[])[] => [
  [
    'Part',
    'Seconds',
    'Site: requests',
    'Site: bytes',
    'Backend: requests',
    'Backend: bytes',
    'Live: sent, received',
    'Google',
  ],
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

/**
 * The rows of the table in docs/operations.md: one ride, all rides of a day, and one second at the expected number of
 * simultaneous rides.
 */
export function scaleRows(costs: readonly Cost[]): readonly (readonly string[])[] {
  const { site, backend, live, google } = rideCost(costs);
  const minute = costs[4] as Cost;
  /** For one ride, for a day in total and on average per second, and for a second with all followed rides. */
  const row = (name: string, ofRide: number, ofMinute: number) => [
    name,
    whole(ofRide),
    whole(ofRide * RIDES_A_DAY),
    share((ofRide * RIDES_A_DAY) / SECONDS_A_DAY),
    share((ofMinute / 60) * RIDES_AT_ONCE),
  ];
  const messages = (one: Cost['live']) => one.sent + one.received;
  return [
    [
      '',
      'One ride',
      `${whole(RIDES_A_DAY)} rides a day`,
      'Average per second',
      `Per second, ${whole(RIDES_AT_ONCE)} rides at once`,
    ],
    row('CDN: requests', site.requests, siteOf(minute).requests),
    row('CDN: MB', site.bytes / MEGABYTE, siteOf(minute).bytes / MEGABYTE),
    row('Backend: HTTP requests', backend.requests, minute.backend.requests),
    row('Backend: MB over HTTP', backend.bytes / MEGABYTE, minute.backend.bytes / MEGABYTE),
    row('Live: connections opened', live.opened, minute.live.opened),
    row('Live: messages', messages(live), messages(minute.live)),
    row('Live: MB', live.bytes / MEGABYTE, minute.live.bytes / MEGABYTE),
    ...Object.entries(google).map(([name, number]) => row(`Google: ${name}`, number, minute.google[name] ?? 0)),
  ];
}

/** Rows as a Markdown table, header first. */
const tableOf = (rows: readonly (readonly string[])[]) => {
  const [head = [], ...others] = rows;
  const rule = head.map((_, column) => (column === 0 ? '---' : '---:'));
  return [head, rule, ...others].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
};

/** The generated part of docs/operations.md. */
export const costsInWords = (costs: readonly Cost[]): string => tableOf(scaleRows(costs));

/** The cost of each part, for the terminal. */
export const partsInWords = (costs: readonly Cost[]): string => tableOf(partRows(costs));
