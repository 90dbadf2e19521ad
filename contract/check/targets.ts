import type { Coordinates } from '../../src/lib/coordinates';

/** Where the backend is, and from which page it is asked. */
export interface Target {
  /** Without a slash at its end. */
  readonly url: string;
  /** The site's origin, as a browser sends it. */
  readonly origin: string;
  /** A customer's token; null: the calls of customers are only checked for refusing. */
  readonly token: string | null;
}

/** The backend over HTTP, with the facts about the company that the check needs. */
export interface HttpTarget extends Target {
  /** Where the company picks up. */
  readonly at: Coordinates;
  /** A booking of another customer; null: not known. */
  readonly foreignBooking: string | null;
  /** The refresh token of the customer's login, never sent but to be refused; null: not known. */
  readonly refreshToken: string | null;
  /** True if the backend accepts `Idempotency-Key`: only sites with GATSBY_ORDER_KEY_HEADER send it. */
  readonly takesOrderKey: boolean;
  /** The site's client id for Google's sign-in; null: not known. */
  readonly clientId: string | null;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  /** Every booking that the check has made and not seen cancelled. */
  readonly made: Set<string>;
}

/** The rides that the HTTP calls have shown, for the live connection. */
export interface KnownBookings {
  /** The customer's current ride; null without one. */
  readonly currentId: string | null;
  /** The newest completed ride; null without one. */
  readonly doneId: string | null;
}

/** Where the live connection is, and who speaks. */
export interface LiveTarget extends HttpTarget {
  readonly live: string;
  readonly token: string;
  readonly customerId: string;
  /** What is offered as subprotocols; none for a backend that takes no token there. */
  readonly protocols: readonly string[];
  /** How long each answer is waited for; the site goes on after 5 s without an acknowledgement (Spec §7). */
  readonly answerWaitMs: number;
  /** How long nothing must come where nothing may. */
  readonly quietMs: number;
}
