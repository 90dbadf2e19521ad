/** The configuration as a build with these variables sees it. */
function envWith(variables: Readonly<Record<string, string>>) {
  const before = process.env;
  const ours = ['GATSBY_API_URL', 'GATSBY_LIVE_URL', 'GATSBY_ORDER_KEY_HEADER', 'GATSBY_LIVE_TOKEN_PROTOCOL'];
  const others = Object.fromEntries(Object.entries(before).filter(([name]) => !ours.includes(name)));
  process.env = { ...others, ...variables };
  try {
    jest.resetModules();
    return (require('../../src/env') as typeof import('../../src/env')).env;
  } finally {
    process.env = before;
  }
}

const local = { GATSBY_API_URL: 'http://localhost:3011', GATSBY_LIVE_URL: 'ws://localhost:1/wss2' };
const elsewhere = { GATSBY_API_URL: 'https://api.example.com', GATSBY_LIVE_URL: 'wss://live.example.com/wss2' };
const almostLocal = { GATSBY_API_URL: 'http://localhost.example.com' };

it.each([
  // The header that carries the key of an order (decision an-order-has-a-key).
  ['the local backend takes the key of an order', 'orderKeyHeader', {}, 'Idempotency-Key'],
  ['it does so on another port too', 'orderKeyHeader', local, 'Idempotency-Key'],
  ['of a backend elsewhere the header is not known', 'orderKeyHeader', elsewhere, ''],
  ['of one whose name only begins like the local one, neither', 'orderKeyHeader', almostLocal, ''],
  ['elsewhere under a name', 'orderKeyHeader', { ...elsewhere, GATSBY_ORDER_KEY_HEADER: 'X-Key' }, 'X-Key'],
  ['set to nothing, no key is sent', 'orderKeyHeader', { ...local, GATSBY_ORDER_KEY_HEADER: '' }, ''],
  // The subprotocol beside which the live connection offers the customer's token.
  ['the local backend takes the token', 'liveTokenProtocol', {}, 'taxi-token'],
  ['it does so on another port too', 'liveTokenProtocol', local, 'taxi-token'],
  ['of a backend elsewhere the protocol is not known', 'liveTokenProtocol', elsewhere, ''],
  ['elsewhere under a name', 'liveTokenProtocol', { ...elsewhere, GATSBY_LIVE_TOKEN_PROTOCOL: 'token' }, 'token'],
  ['set to nothing, no token is offered', 'liveTokenProtocol', { GATSBY_LIVE_TOKEN_PROTOCOL: '' }, ''],
  [
    'an address loses a slash at the end',
    'apiUrl',
    { GATSBY_API_URL: 'https://api.example.com/' },
    elsewhere.GATSBY_API_URL,
  ],
  ['the local backend is meant when nothing is set', 'apiUrl', {}, 'http://localhost:3001'],
  ['reports about failed screens are off', 'reportUrl', {}, ''],
  [
    'unless the operator names an address',
    'reportUrl',
    { GATSBY_REPORT_URL: 'https://reports.example.com' },
    'https://reports.example.com',
  ],
] as const)('%s: %s', (_what, name, variables, value) => {
  expect(envWith(variables)[name]).toBe(value);
});
