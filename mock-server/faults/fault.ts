import * as v from 'valibot';
import { callFaults, credentialFaults, scriptFaults } from './google-fault';

const wholeNumber = (lowest: number, highest: number) =>
  v.optional(v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest)));
const flag = v.optional(v.boolean());
/** The number of occurrences; if missing, the fault lasts until the reset. */
const times = wholeNumber(1, 1_000_000);
const DAY_SECONDS = 86_400;

/** Changes that make a true answer odd. */
const AnswerChange = v.pipe(
  v.strictObject({
    /** Every customer receives the first of these answers repeatedly, as from a stale list. */
    frozen: flag,
    /** Tokens in the answer lack these claims, but stay valid. */
    tokenWithout: v.optional(v.pipe(v.array(v.string()), v.minLength(1))),
    /** The offset of the header Date from the backend's clock; negative is behind. */
    dateOffsetSeconds: wholeNumber(-400 * DAY_SECONDS, 400 * DAY_SECONDS),
  }),
  v.check((change) => Object.keys(change).length > 0, 'Says nothing'),
);

/** The number of things that happen in place of the true answer. */
const effectsOf = (fault: { [Name in 'status' | 'body' | 'change' | 'hang' | 'drop']?: unknown }): number =>
  [fault.status !== undefined || fault.body !== undefined, fault.change, fault.hang, fault.drop].filter(Boolean).length;

/** A fault of one HTTP call, or of all that its match fits. */
const HttpFault = v.pipe(
  v.strictObject({
    /** Method and path; `*` is any method, one segment of the path, or at its end the whole rest. */
    match: v.pipe(
      v.string(),
      v.regex(/^(\*|[A-Z]+) (\*|\/[^\s?#]*)$/, 'Expected method and path, for example "GET /bookings/*"'),
    ),
    /** Another answer: `{ message }` (D30) if only a status is given, 200 if only a body. A text is sent as HTML. */
    status: wholeNumber(200, 599),
    body: v.optional(v.unknown()),
    contentType: v.optional(v.pipe(v.string(), v.regex(/^[\w.+-]+\/[\w.+-]+$/, 'Expected a type such as text/plain'))),
    retryAfter: v.optional(v.pipe(v.string(), v.regex(/^[\w ,:-]{1,40}$/, 'Expected seconds or a date'))),
    /** The true answer, changed. */
    change: v.optional(AnswerChange),
    /** There is never an answer: the connection stays open. */
    hang: flag,
    /** The connection is cut. */
    drop: flag,
    /** A delay before any of these; alone, it delays the true answer. */
    delayMs: wholeNumber(0, 600_000),
    /** Of every so many fitting calls the first one fails. */
    every: wholeNumber(1, 100),
    /** The call does its work first, so that an order is stored; otherwise it is not even asked. */
    afterCommit: flag,
    /** With `delayMs` alone: the call is processed after that time, even if its client has left by then. */
    keepsGoing: flag,
    times,
  }),
  v.forward(
    v.check(
      (fault) => effectsOf(fault) === 1 || (effectsOf(fault) === 0 && fault.delayMs !== undefined),
      'Expected one of an answer (status, body), change, hang and drop, or delayMs alone',
    ),
    ['match'],
  ),
  v.forward(
    v.check(
      (fault) => !fault.keepsGoing || (effectsOf(fault) === 0 && !fault.afterCommit),
      'Goes with delayMs and with nothing else',
    ),
    ['keepsGoing'],
  ),
);

const live = <Name extends string, Entries extends v.ObjectEntries>(name: Name, fields: Entries) =>
  v.strictObject({ live: v.literal(name), ...fields, times });

/** Codes that are never sent: RFC 6455, section 7.4.1. */
const isSendable = (code: number) =>
  (code >= 1000 && code <= 1014 && ![1004, 1005, 1006].includes(code)) || code >= 3000;

/** A fault of the live connection; `times` counts the connections that it hits. */
const LiveFault = v.variant('live', [
  /** The HTTP upgrade is refused, with 503 by default. */
  live('refuse-upgrade', { status: wholeNumber(400, 599) }),
  /** The socket opens and is cut without a close frame (1006). */
  live('accept-then-drop', {}),
  /** Closes properly, with 1011 by default. */
  live('close', { code: v.optional(v.pipe(v.number(), v.integer(), v.check(isSendable), v.maxValue(4999))) }),
  /** Half-open: nothing is received or sent any more, but the socket stays open. */
  live('silence', {}),
  /** Client frames take effect, but nothing is sent any more: the ride continues over HTTP only. */
  live('mute', {}),
  /** A frame, word for word. */
  live('raw', { text: v.string() }),
  /** Every frame that this customer has been sent before, on any connection. */
  live('replay', {}),
]);

/** A fault of the stand-ins for Google; a failed call has the code UNAVAILABLE by default. */
const GoogleFault = v.variant('google', [
  v.strictObject({ google: v.picklist(keysOf({ ...scriptFaults, ...credentialFaults })), times }),
  v.strictObject({
    google: v.picklist(keysOf(callFaults)),
    code: v.optional(v.pipe(v.string(), v.regex(/^[A-Z]+(_[A-Z]+)*$/, 'Expected a code such as RESOURCE_EXHAUSTED'))),
    times,
  }),
]);

/** Not a fault but a different company: it has all kinds of prices, with these rules (docs/local-backend.md). */
const PriceFault = v.strictObject({
  prices: v.literal('all-kinds'),
  /** How long each fixed price and corridor is valid, in seconds; without an end if missing. */
  validForSeconds: wholeNumber(0, DAY_SECONDS),
  /** Added to each fixed price and corridor. */
  raisedEuro: wholeNumber(-1000, 1000),
  times,
});

export type HttpFault = v.InferOutput<typeof HttpFault>;
export type LiveFault = v.InferOutput<typeof LiveFault>;
export type GoogleFault = v.InferOutput<typeof GoogleFault>;
export type PriceFault = v.InferOutput<typeof PriceFault>;
/** Anything that can be made to go wrong on demand; docs/local-backend.md says what each is for. */
export type Fault = HttpFault | LiveFault | GoogleFault | PriceFault;

/** Strict, so that a misspelt fault is refused instead of having no effect. */
export const Fault: v.GenericSchema<unknown, Fault> = v.lazy((input) => {
  const has = (key: string) => typeof input === 'object' && input !== null && key in input;
  if (has('live')) return LiveFault;
  if (has('google')) return GoogleFault;
  return has('prices') ? PriceFault : HttpFault;
});

/** The name of a fault in the log's counts. */
export function labelOf(fault: Fault): string {
  if ('match' in fault) return fault.match;
  if ('live' in fault) return `live ${fault.live}`;
  return 'google' in fault ? `google ${fault.google}` : `prices ${fault.prices}`;
}

function keysOf<Key extends string>(table: Readonly<Record<Key, unknown>>): Key[] {
  return Object.keys(table) as Key[];
}
