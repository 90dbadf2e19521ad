import type { GoogleCallName } from './google/maps/services/google-call';

/** The counts since the start or the last reset; `GET /__log` returns them and the tests use them. */
export type BackendLog = ReturnType<typeof createLog>;

/** A log with everything at zero. */
export const createLog = () => ({
  ordersCreated: 0,
  /** Orders of customers who had a ride under way. */
  ordersBesideRide: 0,
  socketsOpened: 0,
  /** Accepted client frames, by case. */
  cases: { 700: 0, 705: 0, 706: 0 },
  /** Client frames that were malformed, out of order or about another customer's booking. */
  framesIgnored: 0,
  google: {
    ...{ mapsScripts: 0, identityScripts: 0, calls: {} as Partial<Record<GoogleCallName, number>> },
    /** The autocomplete session tokens: Google bills by session. */
    sessions: new Set<string>(),
  },
  /** Faults that have happened, by label: "POST /bookings/feedback", "live close", "google maps-dead". */
  faults: {} as Record<string, number>,
  /** Received requests, by method and route: "GET /bookings/:id". */
  requests: {} as Record<string, number>,
});

/** Resets every count, also for existing references to this log. */
export function resetLog(log: BackendLog): void {
  Object.assign(log, createLog());
}

/** Adds one under a key that may be new. */
export function count<Key extends string>(counts: Partial<Record<Key, number>>, key: Key): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** The log for `GET /__log`, with the memory of this process in bytes. */
export function reportOf(log: BackendLog) {
  const { rss, heapUsed } = process.memoryUsage();
  const google = { ...log.google, sessions: log.google.sessions.size };
  return { ...log, google, memory: { rssBytes: rss, heapUsedBytes: heapUsed } };
}

/** Writes one line to the command line. */
export type WriteLine = (line: string) => void;

/** One line of the log: a request, or an event on a live connection. */
interface LogEntry {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** The method of a request; LIVE otherwise. */
  readonly kind: string;
  /** The path without its query, or the text. */
  readonly what: string;
  /** Null without an answer. */
  readonly status?: number | null;
  readonly durationMs?: number;
  readonly customerId?: string | null;
  /** Whether a fault on demand was applied. */
  readonly hasFault?: boolean;
  /** The four letters of an answer, which the site shows if it is a failure; null without an answer. */
  readonly reference?: string | null;
}

/** The company's time, as everywhere else (D21). */
const berlinTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const WHAT_WIDTH = 40;

/** An entry in columns; it has no names, phone numbers, tokens or coordinates, because its input has none. */
export function logLine({ atMs, kind, what, status, durationMs, customerId, hasFault, reference }: LogEntry): string {
  const columns = [
    berlinTime.format(atMs),
    kind.padEnd('OPTIONS'.length),
    what.length > WHAT_WIDTH ? `${what.slice(0, WHAT_WIDTH - 1)}…` : what.padEnd(WHAT_WIDTH),
    (status === undefined ? '' : String(status ?? '-')).padStart('200'.length),
    (durationMs === undefined ? '' : `${Math.round(durationMs)} ms`).padStart('60000 ms'.length),
    (customerId ? `customer ${customerId}` : '').padEnd('customer 20000'.length),
    hasFault ? 'fault' : '',
    reference ?? '',
  ];
  return columns.join('  ').trimEnd();
}
