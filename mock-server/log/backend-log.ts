import type { GoogleCallName } from '../google/calls';

/** The counts since the start or the last reset; `GET /__log` returns them and the tests use them (DESIGN §8). */
export interface BackendLog {
  ordersCreated: number;
  socketsOpened: number;
  /** Accepted client frames, by case. */
  readonly cases: Record<700 | 705 | 706, number>;
  /** Client frames that were malformed, out of order or about another customer's booking. */
  framesIgnored: number;
  readonly google: {
    mapsScripts: number;
    identityScripts: number;
    readonly calls: Partial<Record<GoogleCallName, number>>;
    /** The autocomplete session tokens: Google bills by session. */
    readonly sessions: Set<string>;
  };
  /** Faults that have happened, by label: "POST /bookings/feedback", "live close", "google maps-dead". */
  readonly faults: Record<string, number>;
  /** Received requests, by method and route: "GET /bookings/:id". */
  readonly requests: Record<string, number>;
}

/** The number of sessions counted separately, because clients choose their names. */
const MOST_SESSIONS = 10_000;

/** A log with everything at zero. */
export const createLog = (): BackendLog => ({
  ordersCreated: 0,
  socketsOpened: 0,
  cases: { 700: 0, 705: 0, 706: 0 },
  framesIgnored: 0,
  google: { mapsScripts: 0, identityScripts: 0, calls: {}, sessions: new Set() },
  faults: {},
  requests: {},
});

/** Resets every count, also for existing references to this log. */
export function resetLog(log: BackendLog): void {
  Object.assign(log, createLog());
}

/** Adds one under a key that may be new. */
export function count<Key extends string>(counts: Partial<Record<Key, number>>, key: Key): void {
  counts[key] = (counts[key] ?? 0) + 1;
}

/** Notes the session of a call; beyond a bound new ones are dropped. */
export function countSession({ google }: BackendLog, session: string): void {
  if (google.sessions.size < MOST_SESSIONS) google.sessions.add(session);
}

/** The log for `GET /__log`, with the memory of this process in bytes. */
export function reportOf(log: BackendLog) {
  const { rss, heapUsed } = process.memoryUsage();
  return {
    ...log,
    google: { ...log.google, sessions: log.google.sessions.size },
    memory: { rssBytes: rss, heapUsedBytes: heapUsed },
  };
}
