import { customerIdOf, isExpired, readClaims } from '../../../src/session/token';

const NOW_MS = 1_800_000_000_000;
const NOW_S = NOW_MS / 1000;
const base64 = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');
const token = (payload: unknown) => `${base64({ alg: 'HS256' })}.${base64(payload)}.x`;

describe('logged in if a token exists and its exp is in the future', () => {
  test.each([
    ['one second ago', NOW_S - 1, true],
    ['now', NOW_S, true],
    ['in one second', NOW_S + 1, false],
  ])('exp %s', (_title, exp, expired) => {
    const claims = readClaims(token({ exp }));
    expect(claims && isExpired(claims, NOW_MS)).toBe(expired);
  });
});

test('names with umlauts survive', () => {
  expect(readClaims(token({ exp: NOW_S, name: 'Jörg Müßig' }))?.name).toBe('Jörg Müßig');
});

test.each([
  ['not a token', 'abc'],
  ['three parts of nothing', 'a.b.c'],
  ['an empty text', ''],
  ['no exp', token({ sub: '1' })],
  ['exp as text', token({ exp: '1800000000' })],
  ['a list', token([1])],
  ['null', token(null)],
])('unreadable: %s', (_title, text) => {
  expect(readClaims(text)).toBeNull();
});

test.each([
  [{ id: 7, customer_id: 8 }, 7],
  [{ id: 'c-7' }, 'c-7'],
  [{ id: 0 }, 0],
  [{ customer_id: 8 }, 13],
  [{ id: null }, 13],
  [{}, 13],
])('customer id of %p is %p: fallback 13 when the token has no id claim (D14)', (claims, expected) => {
  const read = readClaims(token({ exp: NOW_S, ...claims }));
  expect(read && customerIdOf(read)).toBe(expected);
});
