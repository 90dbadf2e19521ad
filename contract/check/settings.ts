import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import type { Coordinates } from '../../src/lib/coordinates';
import { type CommandLine, flag, origin, parseCommandLine, place, textLike } from '../command-line';
import type { Service } from './http-client';

/** The backend to check, the facts about the company that the check needs, and its limits. */
export interface CheckSettings extends Service {
  /** The address of the live connection; null to check HTTP only. */
  readonly live: string | null;
  /** A customer's token; null: customers' calls are only checked for refusals. */
  readonly token: string | null;
  /** The customer of the token; null without one. */
  readonly customerId: string | null;
  /** Offered as subprotocols of the live connection; none for a backend that takes no token there. */
  readonly protocols: readonly string[];
  /** Allows three orders and their cancellation. */
  readonly mayOrder: boolean;
  /** A booking of another customer; null if unknown. */
  readonly foreignBooking: string | null;
  /** The refresh token of the customer's login, only used in requests that must be refused; null if unknown. */
  readonly refreshToken: string | null;
  /** Whether the backend accepts `Idempotency-Key`: only sites with GATSBY_ORDER_KEY_HEADER send it. */
  readonly takesOrderKey: boolean;
  /** The site's client id for Google's sign-in; null if unknown. */
  readonly clientId: string | null;
  /** The company's pickup area. */
  readonly at: Coordinates;
  /** The time limit for a driver's acceptance, in ms. */
  readonly waitMs: number;
  /** The time limit for each answer of the live connection; without an acknowledgement the site continues after 5 s. */
  readonly answerWaitMs: number;
  /** How long the connection must be silent after a message without an answer, in ms. */
  readonly quietMs: number;
  /** Milliseconds since 1970. */
  readonly nowMs: () => number;
  /** The bookings of the check that are not cancelled yet. */
  readonly made: Set<string>;
}

/** With a live connection and its customer. */
export type LiveSettings = CheckSettings & Readonly<Record<'live' | 'token' | 'customerId', string>>;

const HELP = `Usage: npm run check:backend -- --url https://… [options]

Checks a backend against docs/backend.md. A call that would change something is sent in a form that the backend must
refuse. A backend that accepts an empty order, profile or feedback stores it: the line of the call says what to delete.

  --url <address>             of the HTTP calls
  --origin <origin>           of the site, as a browser sends it (http://localhost:8000)
  --live <address>            of the live connection
  --token <token>             of a customer: without one the calls of customers are only checked for refusing
  --token-protocol <name>     offer the token as a subprotocol of the live connection beside this one (taxi-token)
  --customer <id>             of the customer; the token's id when left out, else 13
  --orders                    allow three orders and their cancellation, and wrong orders that must be refused
  --foreign-booking <id>      a booking of another customer, which must not be answered
  --refresh-token <token>     of the customer's login, which must be refused in place of the token
  --order-key                 the backend takes the header Idempotency-Key (GATSBY_ORDER_KEY_HEADER of the site)
  --client-id <id>            the site's, of Google: identity tokens for it that nobody has signed must be refused
  --at <lat,lng>              where the company picks up (51.3118828,9.4915751)
  --wait <seconds>            how long a driver's yes is waited for (60)
  --help                      show this text and end`;

const text = v.nullish(v.string(), null);
const options = {
  url: textLike(/^https?:\/\//, '--url must be an address that begins with https:// or http://.'),
  origin,
  live: v.nullish(textLike(/^wss?:\/\//, '--live must begin with wss:// or ws://.'), null),
  token: text,
  'token-protocol': text,
  customer: text,
  orders: flag,
  'foreign-booking': text,
  'refresh-token': text,
  'order-key': flag,
  'client-id': text,
  at: place('51.3118828,9.4915751'),
  wait: v.optional(textLike(/^\d{1,4}$/, '--wait must be a number of seconds.'), '60'),
};

/** The customer of a token; 13 for a token without one (Spec §3). */
function customerOf(token: string): string {
  try {
    return String(v.parse(v.object({ id: v.union([v.string(), v.number()]) }), jwtDecode(token)).id);
  } catch {
    return '13';
  }
}

/** Parses the command line of the check. */
export const parseCheckCommandLine = (argv: readonly string[]): CommandLine<CheckSettings> =>
  parseCommandLine(
    argv,
    HELP,
    options,
    v.pipe(
      v.object(options),
      v.check(({ orders, live, token }) => !orders || Boolean(live && token), '--orders needs --live and --token.'),
      v.transform(
        ({ url, token, orders, customer, wait, 'token-protocol': protocol, ...given }): CheckSettings => ({
          url: url.replace(/\/+$/, ''),
          origin: given.origin,
          live: given.live,
          token,
          customerId: customer ?? (token === null ? null : customerOf(token)),
          protocols: protocol && token ? [protocol, token] : [],
          mayOrder: orders,
          foreignBooking: given['foreign-booking'],
          refreshToken: given['refresh-token'],
          takesOrderKey: given['order-key'],
          clientId: given['client-id'],
          at: given.at,
          waitMs: Number(wait) * 1000,
          answerWaitMs: 5_000,
          quietMs: 500,
          nowMs: Date.now,
          made: new Set(),
        }),
      ),
    ),
  );
