import * as v from 'valibot';
import { ClientFrame, ServerFrame } from '../src/live/wire';

/** Writes one line to the command line. */
export type WriteLine = (line: string) => void;

/** One line of the log: a request, or an event on a live connection. */
export interface LogEntry {
  /** Milliseconds since 1970. */
  readonly atMs: number;
  /** The method of a request; LIVE otherwise. */
  readonly kind: string;
  /** The path without its query, or what was said. */
  readonly what: string;
  /** Null without an answer. */
  readonly status?: number | null;
  readonly durationMs?: number;
  readonly customerId?: string | null;
  /** A fault on demand was played. */
  readonly hasFault?: boolean;
}

/** The company's time, as everywhere else (D21). */
const berlinTime = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Berlin',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
});
const KIND_WIDTH = 7;
const WHAT_WIDTH = 40;
const STATUS_WIDTH = 3;
const DURATION_WIDTH = 8;
const CUSTOMER_WIDTH = 14;

/** An entry in columns; no names, phones, tokens or coordinates, because none come in. */
export function logLine({ atMs, kind, what, status, durationMs, customerId, hasFault }: LogEntry): string {
  const columns = [
    berlinTime.format(atMs),
    kind.padEnd(KIND_WIDTH),
    what.length > WHAT_WIDTH ? `${what.slice(0, WHAT_WIDTH - 1)}…` : what.padEnd(WHAT_WIDTH),
    (status === undefined ? '' : String(status ?? '-')).padStart(STATUS_WIDTH),
    (durationMs === undefined ? '' : `${Math.round(durationMs)} ms`).padStart(DURATION_WIDTH),
    (customerId ? `customer ${customerId}` : '').padEnd(CUSTOMER_WIDTH),
    hasFault ? 'fault' : '',
  ];
  return columns.join('  ').trimEnd();
}

/** The log of one live connection. */
interface LiveLog {
  heard(text: string): void;
  said(text: string): void;
  closed(code: number): void;
}

/** Writes what happens on one live connection; positions are only counted. The clock is in milliseconds since 1970. */
export function createLiveLog(write: WriteLine, now: () => number): LiveLog {
  let customerId: string | null = null;
  let positions = 0;
  const line = (what: string) => write(logLine({ atMs: now(), kind: 'LIVE', what, customerId }));
  return {
    heard: (text) => {
      const frame = v.safeParse(v.pipe(v.string(), v.parseJson(), ClientFrame), text);
      if (frame.success) customerId = plainId(frame.output.customer_id);
      line(`> ${frame.success ? clientEvent(frame.output) : 'unreadable frame'}`);
    },
    said: (text) => {
      const frame = v.safeParse(v.pipe(v.string(), v.parseJson(), ServerFrame), text);
      const event = frame.success ? serverEvent(frame.output) : 'raw frame';
      if (event === null) positions += 1;
      else line(`< ${event}`);
    },
    closed: (code) => line(`closed ${code}, ${positions} positions sent`),
  };
}

const CASE_NAMES = { 700: 'connect', 705: 'track', 706: 'cancel' } as const;

function clientEvent(frame: ClientFrame): string {
  const event = `${frame.case_value} ${CASE_NAMES[frame.case_value]}`;
  return frame.case_value === 700 ? event : `${event} ${plainId(frame.booking_id)}`;
}

/** Null for a position. */
function serverEvent(frame: ServerFrame): string | null {
  if (frame.key === 'customer_connected') return frame.status ? 'connected' : 'refused';
  if (frame.key === 'customer_job_driver_tracking') return null;
  return `${frame.job_status ?? ''} ${plainId(frame.booking_id ?? '')}`;
}

/** Ids come from outside: what is no plain id could be anything, a name for example. */
const plainId = (id: string | number) => (/^\w{1,20}$/.test(String(id)) ? String(id) : '?');
