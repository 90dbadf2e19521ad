import * as v from 'valibot';
import { flag, milliseconds, times, wholeNumber } from './fault-parts';
import { oddities } from './malformed-frames';

const MOST_FRAMES = 10_000;
/** A close frame holds 125 bytes, two of them the code: RFC 6455, section 5.5. */
const LONGEST_REASON_BYTES = 123;
/** Codes that are never sent: RFC 6455, section 7.4.1. */
const UNSENDABLE_CODES = [1004, 1005, 1006];

const CloseCode = v.pipe(
  v.number(),
  v.integer(),
  v.check(
    (code) => (code >= 1000 && code <= 1014 && !UNSENDABLE_CODES.includes(code)) || (code >= 3000 && code <= 4999),
    'Expected 1000 to 1014 without 1004, 1005 and 1006, or 3000 to 4999',
  ),
);

/** Acts on connections that open after it was set (DESIGN §8). */
const HandshakeFault = v.variant('live', [
  /** 700 is not answered; everything else works. */
  v.strictObject({ live: v.literal('no-ack'), times }),
  /** 700 is answered late, after 6 s by default: after the site has stopped waiting (Spec §7). */
  v.strictObject({ live: v.literal('late-ack'), delayMs: milliseconds, times }),
  /** 700 is answered with status false (D31), and no other frame is answered. */
  v.strictObject({ live: v.literal('refuse'), times }),
  /** The HTTP upgrade is refused, with 503 by default. */
  v.strictObject({ live: v.literal('refuse-upgrade'), status: v.optional(wholeNumber(400, 599)), times }),
  /** The socket opens and is cut without a goodbye (1006). */
  v.strictObject({ live: v.literal('accept-then-drop'), afterMs: milliseconds, times }),
]);

/** Acts at once on every open connection, and on later ones after their 700 (DESIGN §8). */
const RunningFault = v.variant('live', [
  /** Closes properly, with 1011 by default. */
  v.strictObject({
    live: v.literal('close'),
    code: v.optional(CloseCode),
    reason: v.optional(v.pipe(v.string(), v.maxBytes(LONGEST_REASON_BYTES))),
    afterMs: milliseconds,
    times,
  }),
  /** Client frames take effect, but nothing is sent any more: the ride continues over HTTP only. */
  v.strictObject({ live: v.literal('mute'), times }),
  /**
   * From now on every position has its minutes as texts, or is at 0, 0, or every frame begins with a byte order mark.
   */
  v.strictObject({ live: v.picklist(oddities), times }),
  /** From now on these fields are missing from every frame. */
  v.strictObject({ live: v.literal('leave-out'), fields: v.pipe(v.array(v.string()), v.minLength(1)), times }),
  /** Half-open: nothing is received or sent any more, but the socket stays open. */
  v.strictObject({ live: v.literal('silence'), times }),
  /** A frame, word for word. */
  v.strictObject({ live: v.literal('raw'), text: v.string(), binary: flag, times }),
  /** A burst of this many positions (500 by default), once there is one to start from. */
  v.strictObject({ live: v.literal('burst'), count: v.optional(wholeNumber(1, MOST_FRAMES)), times }),
  /** Every frame that this customer has been sent before, in order. */
  v.strictObject({ live: v.literal('replay'), times }),
]);

/** A fault of the live connection; `times` counts the connections that it hits. */
export const LiveFault = v.variant('live', [HandshakeFault, RunningFault]);

export type LiveFault = v.InferOutput<typeof LiveFault>;
export type HandshakeFault = v.InferOutput<typeof HandshakeFault>;
export type RunningFault = v.InferOutput<typeof RunningFault>;

/** True if a fault affects open connections; the others affect the opening of a connection. */
export const isRunning = (fault: LiveFault): fault is RunningFault => v.is(RunningFault, fault);
