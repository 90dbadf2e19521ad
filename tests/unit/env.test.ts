/** The configuration as a build with these variables sees it. */
function envWith(variables: Readonly<Record<string, string>>) {
  const before = process.env;
  process.env = { ...before, GATSBY_API_URL: '', GATSBY_ORDER_KEY_HEADER: '', ...variables };
  try {
    jest.resetModules();
    return (require('../../src/env') as typeof import('../../src/env')).env;
  } finally {
    process.env = before;
  }
}

describe('The header that carries the key of an order (docs/decisions.md, 11)', () => {
  it.each([
    ['the local backend takes it', {}, 'Idempotency-Key'],
    ['of another backend it is not known', { GATSBY_API_URL: 'https://api.example.com' }, ''],
    [
      'another backend takes it under this name',
      { GATSBY_API_URL: 'https://api.example.com', GATSBY_ORDER_KEY_HEADER: 'X-Order-Key' },
      'X-Order-Key',
    ],
  ])('%s', (_what, variables, header) => {
    expect(envWith(variables).orderKeyHeader).toBe(header);
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
