import * as v from 'valibot';
import { AnswerChange } from './answer-change';
import { flag, milliseconds, times, wholeNumber } from './fault-parts';

const Match = v.pipe(
  v.string(),
  v.regex(/^(\*|[A-Z]+) (\*|\/[^\s?#]*)$/, 'Expected method and path, for example "GET /bookings/*"'),
);
const ContentType = v.pipe(
  v.string(),
  v.regex(/^[\w.+-]+\/[\w.+-]+(; ?[\w-]+=[\w."-]+)*$/, 'Expected a content type such as text/plain'),
);

/** The replacement of an answer; DESIGN §8. It has at least one of its parts. */
export interface FaultyAnswer {
  /** 200 if only a body is given. */
  readonly status?: number | undefined;
  /** A text is sent unchanged, anything else as JSON; `{ message }` (D30) if only a status is given. */
  readonly body?: unknown;
  /** The type of the body; text/html for a text by default. */
  readonly contentType?: string | undefined;
  /** The header `Retry-After` of the answer. */
  readonly retryAfter?: string | undefined;
  /** A delay before anything else; alone, it delays the true answer. */
  readonly delayMs?: number | undefined;
  /** There is never an answer: the connection stays open until the client or the backend closes it. */
  readonly hang?: boolean | undefined;
  /** The connection is cut. */
  readonly drop?: boolean | undefined;
}

const hasAnswer = ({ status, body }: FaultyAnswer) => status !== undefined || body !== undefined;

/** A fault of one HTTP call, or of all that its match fits (DESIGN §8). */
export const HttpFault = v.pipe(
  v.strictObject({
    /** Method and path; `*` is any method, one segment of the path, or at its end the whole rest. */
    match: Match,
    status: v.optional(wholeNumber(200, 599)),
    body: v.optional(v.unknown()),
    contentType: v.optional(ContentType),
    retryAfter: v.optional(v.pipe(v.string(), v.regex(/^[\w ,:-]{1,40}$/, 'Expected seconds or a date'))),
    /** Of every so many fitting calls the first one fails. */
    every: v.optional(wholeNumber(1, 100)),
    delayMs: milliseconds,
    hang: flag,
    drop: flag,
    /** Changes the true answer. */
    change: v.optional(AnswerChange),
    /** With `delayMs` alone: the call is processed after that time, even if its client has disconnected by then. */
    keepsGoing: flag,
    /** The call does its work first, so that an order is stored; otherwise it is not even asked. */
    afterCommit: flag,
    times,
  }),
  v.forward(
    v.check(
      (fault) =>
        hasAnswer(fault) ||
        fault.change !== undefined ||
        fault.delayMs !== undefined ||
        fault.hang === true ||
        fault.drop === true,
      'The fault needs status, body, change, delayMs, hang or drop',
    ),
    ['match'],
  ),
  v.forward(
    v.check((fault) => !(fault.hang && (fault.drop || hasAnswer(fault))), 'Excludes drop, status and body'),
    ['hang'],
  ),
  v.forward(
    v.check((fault) => !(fault.drop && hasAnswer(fault)), 'Excludes status and body'),
    ['drop'],
  ),
  v.forward(
    v.check((fault) => !(fault.change && (fault.hang || fault.drop || hasAnswer(fault))), 'Excludes all other answers'),
    ['change'],
  ),
  v.forward(
    v.check(
      (fault) =>
        !fault.keepsGoing ||
        (fault.delayMs !== undefined &&
          !(fault.change || fault.hang || fault.drop || fault.afterCommit || hasAnswer(fault))),
      'Needs delayMs, and excludes everything else',
    ),
    ['keepsGoing'],
  ),
  v.forward(
    v.check(({ contentType, body }) => contentType === undefined || body !== undefined, 'Needs a body'),
    ['contentType'],
  ),
  v.forward(
    v.check(({ retryAfter, status }) => retryAfter === undefined || status !== undefined, 'Needs a status'),
    ['retryAfter'],
  ),
);

export type HttpFault = v.InferOutput<typeof HttpFault>;
