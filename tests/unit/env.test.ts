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

describe('The header that carries the key of an order (decision an-order-has-a-key)', () => {
  const elsewhere = { GATSBY_API_URL: 'https://api.example.com' };
  const onPort = { GATSBY_API_URL: 'http://localhost:3011' };
  it.each([
    ['the local backend takes it', {}, 'Idempotency-Key'],
    ['the local backend takes it on another port too', onPort, 'Idempotency-Key'],
    ['of a backend elsewhere it is not known', elsewhere, ''],
    [
      'of a backend whose name only begins like the local one it is not known',
      { GATSBY_API_URL: 'http://localhost.example.com' },
      '',
    ],
    ['a backend elsewhere takes it under this name', { ...elsewhere, GATSBY_ORDER_KEY_HEADER: 'X-Key' }, 'X-Key'],
    ['set to nothing, none is sent', { ...onPort, GATSBY_ORDER_KEY_HEADER: '' }, ''],
  ])('%s', (_what, variables, header) => {
    expect(envWith(variables).orderKeyHeader).toBe(header);
  });
});

describe("The subprotocol beside which the live connection offers the customer's token", () => {
  const elsewhere = { GATSBY_LIVE_URL: 'wss://live.example.com/wss2' };
  it.each([
    ['the local backend takes it', {}, 'taxi-token'],
    ['the local backend takes it on another port too', { GATSBY_LIVE_URL: 'ws://localhost:1/wss2' }, 'taxi-token'],
    ['of a backend elsewhere it is not known', elsewhere, ''],
    ['a backend elsewhere takes it under this name', { ...elsewhere, GATSBY_LIVE_TOKEN_PROTOCOL: 'token' }, 'token'],
    ['set to nothing, none is offered', { GATSBY_LIVE_TOKEN_PROTOCOL: '' }, ''],
  ])('%s', (_what, variables, protocol) => {
    expect(envWith(variables).liveTokenProtocol).toBe(protocol);
  });
});

describe('Addresses', () => {
  it('lose a slash at the end, so that paths can be joined to them', () => {
    expect(envWith({ GATSBY_API_URL: 'https://api.example.com/' }).apiUrl).toBe('https://api.example.com');
  });

  it('mean the local backend when nothing is set', () => {
    expect(envWith({}).apiUrl).toBe('http://localhost:3001');
  });
});

describe('The address for reports about failed screens', () => {
  it('is off unless the operator names one', () => {
    expect(envWith({}).reportUrl).toBe('');
    expect(envWith({ GATSBY_REPORT_URL: 'https://reports.example.com' }).reportUrl).toBe('https://reports.example.com');
  });
});
