/** Writes one line to the command line. */
export type WriteLine = (line: string) => void;

/** One line of the log: a request, or an event on a live connection. */
export interface LogEntry {
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
const KIND_WIDTH = 7;
const WHAT_WIDTH = 40;
const STATUS_WIDTH = 3;
const DURATION_WIDTH = 8;
const CUSTOMER_WIDTH = 14;

/** An entry in columns; it has no names, phone numbers, tokens or coordinates, because its input has none. */
export function logLine({ atMs, kind, what, status, durationMs, customerId, hasFault, reference }: LogEntry): string {
  const columns = [
    berlinTime.format(atMs),
    kind.padEnd(KIND_WIDTH),
    what.length > WHAT_WIDTH ? `${what.slice(0, WHAT_WIDTH - 1)}…` : what.padEnd(WHAT_WIDTH),
    (status === undefined ? '' : String(status ?? '-')).padStart(STATUS_WIDTH),
    (durationMs === undefined ? '' : `${Math.round(durationMs)} ms`).padStart(DURATION_WIDTH),
    (customerId ? `customer ${customerId}` : '').padEnd(CUSTOMER_WIDTH),
    hasFault ? 'fault' : '',
    reference ?? '',
  ];
  return columns.join('  ').trimEnd();
}
