import type { Moment } from '../../../src/lib/moment';
import {
  contradictsClock,
  customerIdOf,
  displayName,
  personOf,
  readClaims,
  readMoment,
  remainingLifeMs,
  writeMoment,
} from '../../../src/session/token';

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
    expect(claims && remainingLifeMs(claims, null, { deviceMs: NOW_MS, aheadMs: null }) <= 0).toBe(expired);
  });

  test.each([
    [1e11, 1e14],
    [1e11 + 1, 1e11 + 1],
    [NOW_MS + 1000, NOW_MS + 1000],
  ])('exp above 10^11 is milliseconds: %d', (exp, expiresAtMs) => {
    expect(readClaims(token({ exp, iat: exp }))).toMatchObject({ expiresAtMs, issuedAtMs: expiresAtMs });
  });
});

describe('token life counts from the moment it was received, whatever the clock says (D44)', () => {
  const HOUR = 3_600_000;
  const at = (hours: number, ahead: number | null): Moment => ({
    deviceMs: NOW_MS + hours * HOUR,
    aheadMs: ahead === null ? null : ahead * HOUR,
  });
  /** An hour's life, issued at the hour 0 of the backend. */
  const life = (received: Moment | null, now: Moment, claims: object = { iat: NOW_S }) => {
    const read = readClaims(token({ exp: NOW_S + 3600, ...claims }));
    return read && remainingLifeMs(read, received, now) / HOUR;
  };

  test.each<[string, Moment, Moment, number]>([
    ['a clock that is right, half-way', at(0, 0), at(0.5, 0), 0.5],
    ['a clock that is right, at the end', at(0, 0), at(1, 0), 0],
    ['two hours ahead, half-way', at(2, null), at(2.5, null), 0.5],
    ['two hours ahead, at the end', at(2, null), at(3, null), 0],
    ['two hours behind, half-way', at(-2, null), at(-1.5, null), 0.5],
    ['two hours behind, at the end', at(-2, null), at(-1, null), 0],
    ['two hours ahead and known, at the end', at(2, -2), at(3, -2), 0],
    ['two hours behind and known, at the end', at(-2, 2), at(-1, 2), 0],
    ['ahead, set right, half-way', at(2, -2), at(0.5, 0), 0.5],
    ['ahead, set right, at the end', at(2, -2), at(1, 0), 0],
    ['behind, set right, half-way', at(-2, 2), at(0.5, 0), 0.5],
    ['behind, set right, at the end', at(-2, 2), at(1, 0), 0],
    ['ahead, set right, before the first answer', at(2, -2), at(0.5, null), 0.5],
    ['behind, set right, before the first answer', at(-2, 2), at(0.5, null), 0.5],
    ['ahead, left wrong, before the first answer', at(2, -2), at(2.5, null), 0.5],
    ['behind, left wrong, before the first answer', at(-2, 2), at(-1.5, null), 0.5],
    ['right, set ahead, half-way', at(0, 0), at(2.5, -2), 0.5],
    ['ahead, left wrong, at once, before the first answer', at(2, -2), at(2, null), 1],
    ['set back to before it was received, nothing known', at(2, null), at(0.5, null), 1],
    ['set back by a second, before the first answer', at(0, 0), at(-1 / 3600, null), 1],
    ['behind, set back by a second, before the first answer', at(-2, 2), at(-2 - 1 / 3600, null), 1],
  ])('%s', (_title, received, now, left) => {
    expect(life(received, now)).toBeCloseTo(left, 10);
  });

  test('iat in another hour than the clock says changes nothing', () => {
    expect(life(at(5, null), at(5.25, null))).toBe(0.75);
  });

  test.each<[string, object, Moment | null, Moment, number]>([
    ['no iat, a clock that is right', {}, at(0, null), at(0.5, null), 0.5],
    ['no iat, a wrong clock and the backend’s time', {}, at(2, -2), at(2.5, -2), 0.5],
    ['an iat that is none', { iat: 'yesterday' }, at(0, null), at(0.5, null), 0.5],
    ['a token that something else has stored', { iat: NOW_S }, null, at(0.5, null), 0.5],
    ['a token that something else has stored, on a wrong clock', { iat: NOW_S }, null, at(2.5, -2), 0.5],
    ['an iat at its exp', { iat: NOW_S + 3600 }, at(0, null), at(0.5, null), 0.5],
    ['an iat behind its exp', { iat: NOW_S + 7200 }, at(0, null), at(0.5, null), 0.5],
    ['no iat, received on a wrong clock, the backend’s time known since', {}, at(2, null), at(2.5, -2), 0.5],
    ['no iat, set back by a second before the first answer', {}, at(0, 0), at(-1 / 3600, null), 1],
  ])('judged by the clock: %s', (_title, claims, received, now, left) => {
    expect(life(received, now, claims)).toBe(left);
  });

  test.each<[string, Moment, Moment]>([
    ['a token that seemed to expire as it was received', at(1, null), at(1.5, null)],
    ['two hours ahead, no Date header', at(2, null), at(2, null)],
    ['two hours ahead, no Date header, much later', at(2, null), at(9, null)],
    ['a backend that issues its tokens two hours late', at(2, 0), at(2.5, 0)],
  ])('no clock can tell, the backend’s 401 decides: no iat and %s', (_title, received, now) => {
    expect(life(received, now, {})).toBe(Number.POSITIVE_INFINITY);
  });

  test.each<[Moment, string]>([
    [{ deviceMs: 17, aheadMs: null }, '17'],
    [{ deviceMs: 17, aheadMs: 0 }, '17 0'],
    [{ deviceMs: 17, aheadMs: -7_200_000 }, '17 -7200000'],
  ])('the moment is kept: %p', (moment, text) => {
    expect(writeMoment(moment)).toBe(text);
    expect(readMoment(text)).toEqual(moment);
  });

  test.each([[null], [''], ['soon'], ['-1'], ['1 x'], ['1.5'], ['x 17 0'], ['17 0 x'], ['1234567890123456']])(
    'no moment: %p',
    (text) => {
      expect(readMoment(text)).toBeNull();
    },
  );
});

test('a number as text is a number: exp and iat (D42)', () => {
  expect(readClaims(token({ exp: `${NOW_S}`, iat: `${NOW_S - 60}` }))).toMatchObject({
    expiresAtMs: NOW_MS,
    issuedAtMs: NOW_MS - 60_000,
  });
});

test.each([[{ sub: {} }], [{ sub: '' }], [{ id: [] }], [{ id: '' }], [{ name: 7 }], [{ phone: {} }]])(
  'a claim of another kind is not known, the token is good: %p (D42)',
  (claims) => {
    expect(readClaims(token({ exp: NOW_S, ...claims }))).toMatchObject({
      sub: null,
      id: null,
      name: null,
      phone: null,
    });
  },
);

test('names with umlauts survive', () => {
  expect(readClaims(token({ exp: NOW_S, name: 'Jörg Müßig' }))?.name).toBe('Jörg Müßig');
});

test.each([
  ['not a token', 'abc'],
  ['three parts of nothing', 'a.b.c'],
  ['an empty text', ''],
  ['no exp', token({ sub: '1' })],
  ['exp as a text that is no number', token({ exp: 'tomorrow' })],
  ['exp as an empty text', token({ exp: ' ' })],
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

describe('the person that a token names: sub, else id, never the fallback 13 (D45)', () => {
  const person = (claims: object) => {
    const text = token({ exp: NOW_S, ...claims });
    const read = readClaims(text);
    if (!read) throw new Error('unreadable');
    return personOf(text, read);
  };

  test.each<[string, object, object, boolean]>([
    ['the same sub, another id', { sub: 's', id: 1 }, { sub: 's', id: 2 }, true],
    ['another sub, the same id', { sub: 's', id: 1 }, { sub: 't', id: 1 }, false],
    ['no sub, the same id', { id: 1, iat: 1 }, { id: 1, iat: 2 }, true],
    ['an id as number and as text', { id: 1 }, { id: '1' }, true],
    ['an id of 0 and none', { id: 0, name: 'Anna' }, { name: 'Anna' }, false],
    ['no sub, another id', { id: 1 }, { id: 2 }, false],
    ['a sub that reads like the id', { sub: '1' }, { id: '1' }, false],
    ['an id of 13 and none', { id: 13 }, {}, false],
    ['neither, in two tokens', { iat: 1 }, { iat: 2 }, false],
    ['neither, the same name', { name: 'Anna', iat: 1 }, { name: 'Anna', iat: 2 }, false],
    ['neither, in one token', { iat: 1 }, { iat: 1 }, true],
    ['an empty sub and no id, in two tokens', { sub: '', iat: 1 }, { sub: '', iat: 2 }, false],
  ])('%s', (_title, one, other, isSame) => {
    expect(person(one) === person(other)).toBe(isSame);
  });
});

test.each([
  ['Anna Muster', 'Anna Muster'],
  [' Anna ', 'Anna'],
  ['Nulla', 'Nulla'],
  ['Erika Null', 'Erika Null'],
  ['null', ''],
  ['undefined', ''],
  [' ', ''],
  [null, ''],
])('the name in %j is %j: a rubbish entry greets nobody', (text, name) => {
  expect(displayName(text)).toBe(name);
});

describe('a token contradicts a clock that is wrong by more than a day (D44)', () => {
  const DAYS = 86_400_000;
  const at = (days: number): Moment => ({ deviceMs: NOW_MS + days * DAYS, aheadMs: null });

  test.each<[string, number | null, Moment | null, number, boolean]>([
    ['received and now on the day of its issue', 0, at(0.9), 0.9, false],
    ['received on the day of its issue, a week ago', 0, at(0), 7, false],
    ['issued in the future of the device by less than a day', 0, null, -0.9, false],
    ['issued in the future of the device by a day', 0, null, -1, false],
    ['issued in the future of the device', 0, null, -1.1, true],
    ['received a day after its issue', 0, at(1), 1, false],
    ['received just now, issued five years ago', 0, at(1825), 1825, true],
    ['received by a clock that was set right since', 0, at(1825), 0.1, false],
    ['received at an unknown moment', 0, null, 7, false],
    ['without a time of issue', null, at(1825), 1825, false],
  ])('%s', (_what, issued, received, nowDays, isContradicted) => {
    const claims = readClaims(token({ exp: NOW_S + 3600, ...(issued !== null && { iat: NOW_S + issued }) }));
    expect(claims && contradictsClock(claims, received, at(nowDays).deviceMs)).toBe(isContradicted);
  });
});
