import type { Coordinates } from '../../src/lib/coordinates';

/** The backend, and the page from which it is called. */
export interface Target {
  /** Without a trailing slash. */
  readonly url: string;
  /** The site's origin, as sent by a browser. */
  readonly origin: string;
  /** A customer's token; null: customers' calls are only checked for refusals. */
  readonly token: string | null;
}

/** The backend over HTTP, with the facts about the company that the check needs. */
export interface HttpTarget extends Target {
  /** The company's pickup area. */
  readonly at: Coordinates;
  /** A booking of another customer; null if unknown. */
  readonly foreignBooking: string | null;
  /** The refresh token of the customer's login, only used in requests that must be refused; null if unknown. */
  readonly refreshToken: string | null;
  /** Whether the backend accepts `Idempotency-Key`: only sites with GATSBY_ORDER_KEY_HEADER send it. */
  readonly takesOrderKey: boolean;
  /** The site's client id for Google's sign-in; null if unknown. */
  readonly clientId: string | null;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  /** Every booking created by the check and not yet cancelled. */
  readonly made: Set<string>;
}

/** The rides found by the HTTP calls, for the live connection. */
export interface KnownBookings {
  /** The customer's current ride; null without one. */
  readonly currentId: string | null;
  /** The newest completed ride; null without one. */
  readonly doneId: string | null;
}

/** The address of the live connection, and its customer. */
export interface LiveTarget extends HttpTarget {
  readonly live: string;
  readonly token: string;
  readonly customerId: string;
  /** The subprotocols to offer; none for a backend that takes no token there. */
  readonly protocols: readonly string[];
  /** The time limit for each answer; without an acknowledgement the site continues after 5 s (Spec §7). */
  readonly answerWaitMs: number;
  /** How long the connection must be silent after a message without an answer, in ms. */
  readonly quietMs: number;
}
