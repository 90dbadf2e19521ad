import { parseArgs } from 'node:util';
import { jwtDecode } from 'jwt-decode';
import * as v from 'valibot';
import { parseCoordinates } from '../../src/lib/coordinates';
import type { CheckSettings } from './check';

/** The parsed command line. */
export type CheckCommandLine =
  | { readonly kind: 'settings'; readonly settings: CheckSettings }
  | { readonly kind: 'text'; readonly text: string; readonly isError: boolean };

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

/** The centre of the site's map (Spec §9). */
const CENTRE = '51.3118828,9.4915751';
/** The customer id for a token without one (Spec §3). */
const FALLBACK_CUSTOMER = '13';
const ANSWER_WAIT_MS = 5_000;
const QUIET_MS = 500;
const TokenClaims = v.object({ id: v.union([v.string(), v.number()]) });

const options = {
  url: { type: 'string' },
  origin: { type: 'string', default: 'http://localhost:8000' },
  'foreign-booking': { type: 'string' },
  'client-id': { type: 'string' },
  'refresh-token': { type: 'string' },
  'order-key': { type: 'boolean' },
  live: { type: 'string' },
  token: { type: 'string' },
  'token-protocol': { type: 'string' },
  customer: { type: 'string' },
  orders: { type: 'boolean' },
  at: { type: 'string', default: CENTRE },
  wait: { type: 'string', default: '60' },
  help: { type: 'boolean' },
} as const;

/** Parses the command line of the check. */
export function parseCheckCommandLine(argv: readonly string[]): CheckCommandLine {
  const refused = (text: string): CheckCommandLine => ({ kind: 'text', text: `${text}\n\n${HELP}`, isError: true });
  let values: ReturnType<typeof parseArgs<{ options: typeof options }>>['values'];
  try {
    ({ values } = parseArgs({ args: [...argv], options }));
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
  if (values.help) return { kind: 'text', text: HELP, isError: false };
  const { url, live, token = null } = values;
  const protocol = values['token-protocol'];
  const at = parseCoordinates(values.at);
  if (!url || !/^https?:\/\//.test(url))
    return refused('--url must be an address that begins with https:// or http://.');
  if (!/^https?:\/\/[^/]+$/.test(values.origin)) return refused('--origin must be like https://www.example.com.');
  if (live !== undefined && !/^wss?:\/\//.test(live)) return refused('--live must begin with wss:// or ws://.');
  if (at === null) return refused('--at must be "lat,lng".');
  if (!/^\d{1,4}$/.test(values.wait)) return refused('--wait must be a number of seconds.');
  if (values.orders && (!live || token === null)) return refused('--orders needs --live and --token.');
  const settings: CheckSettings = {
    url: url.replace(/\/+$/, ''),
    origin: values.origin,
    foreignBooking: values['foreign-booking'] ?? null,
    clientId: values['client-id'] ?? null,
    refreshToken: values['refresh-token'] ?? null,
    takesOrderKey: values['order-key'] === true,
    made: new Set(),
    live: live ?? null,
    token,
    customerId: values.customer ?? (token === null ? null : idOf(token)),
    protocols: protocol && token ? [protocol, token] : [],
    mayOrder: values.orders === true,
    at,
    waitMs: Number(values.wait) * 1000,
    answerWaitMs: ANSWER_WAIT_MS,
    quietMs: QUIET_MS,
    nowMs: Date.now,
  };
  return { kind: 'settings', settings };
}

function idOf(token: string): string {
  try {
    return String(v.parse(TokenClaims, jwtDecode(token)).id);
  } catch {
    return FALLBACK_CUSTOMER;
  }
}
