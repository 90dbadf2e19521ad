import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { idOf } from '../../contract/problems';
import { origin, parseCommandLine, place, textLike } from '../shared/command-line';

const INTRODUCTION = `Usage: npm run check:backend -- --url https://… [options]

Checks a backend against docs/backend.md. A call that would change something is sent in a form that the backend must
refuse. A backend that accepts an empty order, profile or feedback stores it: the line of the call says what to
delete.`;

const flag = v.optional(v.boolean(), false);
const text = v.nullish(v.string(), null);
const http = textLike(/^https?:\/\//, '--url must be an address that begins with https:// or http://.');
const socket = textLike(/^wss?:\/\//, '--live must begin with wss:// or ws://.');
const seconds = textLike(/^\d{1,4}$/, '--wait must be a number of seconds.');
const options = {
  url: ['<address>', 'of the HTTP calls', v.optional(http, '')],
  origin,
  live: ['<address>', 'of the live connection', v.nullish(socket, null)],
  token: ['<token>', 'of a customer: without one the calls of customers are only checked for refusing', text],
  'token-protocol': ['<name>', 'offer the token as a subprotocol of the live connection beside this one', text],
  orders: ['', 'allow three orders and their cancellation, and wrong orders that must be refused', flag],
  'foreign-booking': ['<id>', 'a booking of another customer, which must not be answered', text],
  'refresh-token': ['<token>', "of the customer's login, which must be refused in place of the token", text],
  'order-key': ['', 'the backend takes the header Idempotency-Key (GATSBY_ORDER_KEY_HEADER of the site)', flag],
  'client-id': ['<id>', "the site's, of Google: identity tokens for it that nobody has signed must be refused", text],
  at: ['<lat,lng>', 'where the company picks up (51.3118828,9.4915751)', place('51.3118828,9.4915751')],
  wait: ['<seconds>', "how long a driver's yes is waited for (60)", v.optional(seconds, '60')],
} as const;

/** Parses the command line of the check. */
export const parseCheckCommandLine = (argv: readonly string[]) =>
  parseCommandLine(argv, INTRODUCTION, options, ({ url, live, token, orders, at, ...given }) => {
    if (orders && !(live && token)) throw new Error('--orders needs --live and --token.');
    const protocol = given['token-protocol'];
    return {
      url: url.replace(/\/+$/, ''),
      origin: given.origin,
      live,
      token,
      /** The customer of the token, 13 for a token that names none (Spec §3); null without a token. */
      customerId: token === null ? null : (idOf(claimsOf(token)) ?? '13'),
      /** Offered as subprotocols of the live connection. */
      protocols: protocol && token ? [protocol, token] : [],
      mayOrder: orders,
      foreignBooking: given['foreign-booking'],
      refreshToken: given['refresh-token'],
      takesOrderKey: given['order-key'],
      clientId: given['client-id'],
      at,
      /** The time limit for a driver's acceptance, in ms. */
      waitMs: Number(given.wait) * 1000,
      /** The time limit for each answer of the live connection; without one the site continues after 5 s (Spec §7). */
      answerWaitMs: 5_000,
      /** How long the connection must be silent after a message without an answer, in ms. */
      quietMs: 500,
      /** The bookings of the check that are not cancelled yet. */
      made: new Set<string>(),
    };
  });

/** What a token says; null for one that is no JWT. */
export function claimsOf(token: string): object | null {
  try {
    return jwtDecode(token);
  } catch {
    return null;
  }
}

/** The backend to check, the facts about the company that the check needs, and its limits; see the help. */
export type CheckSettings = Readonly<
  Extract<ReturnType<typeof parseCheckCommandLine>, { kind: 'settings' }>['settings']
>;
/** With a live connection and its customer. */
export type LiveSettings = CheckSettings & Readonly<Record<'live' | 'token' | 'customerId', string>>;

/** Whether the live connection can be checked. */
export const isLive = (settings: CheckSettings): settings is LiveSettings =>
  settings.live !== null && settings.token !== null;
