/** @jest-environment jsdom */
import { bearer } from '../../../src/backend/request';
import { anchor } from '../../../src/device/clock';
import { pagePerson } from '../../../src/device/personal-store';
import { localStore } from '../../../src/device/storage';
import {
  endSession,
  expireSession,
  isClockDoubtful,
  rejectToken,
  restoreSession,
  sessionStore,
  startSession,
  updateCustomer,
} from '../../../src/session/session-store';
import { sampleToken } from '../../support/token';
import { loadAt, setBackendAhead } from '../device/page-clock';

const HOUR_MS = 3_600_000;
/** A moment on a device to which no server has told the time. */
const at = (deviceMs: number) => ({ deviceMs, aheadMs: null });
const tokens = { token: sampleToken({ name: 'Anna Muster' }), refreshToken: 'any' };

afterEach(() => {
  jest.restoreAllMocks();
  endSession();
  sessionStore.set({ status: 'checking' });
});

test('the tokens are raw strings under the keys of Spec §3', () => {
  expect(startSession(tokens)).toBe(true);
  expect(localStorage.getItem('token')).toBe(tokens.token);
  expect(localStorage.getItem('refreshToken')).toBe('any');
});

test('a login never greets with a name that somebody else has left', () => {
  localStorage.setItem('customerName', 'Mehmet Probefirma');
  startSession(tokens);
  expect(sessionStore.get()).toMatchObject({ customer: { name: 'Anna Muster' } });
  expect(localStorage.getItem('customerName')).toBeNull();
});

test('an ended session leaves what is not of the person, a logout nothing (D5)', () => {
  startSession(tokens);
  localStorage.setItem('taxi.deviceId', 'd');
  sessionStorage.setItem('taxi.feedback', '{}');
  expireSession();
  expect({ ...localStorage }).toEqual({ 'taxi.deviceId': 'd' });
  expect({ ...sessionStorage }).toEqual({ 'taxi.feedback': '{}' });
  endSession();
  expect({ ...localStorage, ...sessionStorage }).toEqual({});
});

describe.each([
  ['two hours ahead', 2 * HOUR_MS],
  ['two hours behind', -2 * HOUR_MS],
])('a device’s clock that is %s: the login works and lasts its hour, reloads included (D44)', (_title, wrongByMs) => {
  test.each([
    ['at once', 0, 'signed-in'],
    ['a second before the hour is over', HOUR_MS - 1000, 'signed-in'],
    ['when the hour is over', HOUR_MS, 'anonymous'],
  ])('%s', (_moment, laterMs, status) => {
    const clock = Date.now() + wrongByMs;
    expect(startSession(tokens, at(clock))).toBe(true);
    sessionStore.set({ status: 'checking' });
    restoreSession(at(clock + laterMs));
    expect(sessionStore.get().status).toBe(status);
  });
});

test.each([
  ['a device two hours ahead', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ['exp as text', { exp: String(Math.floor(Date.now() / 1000) + 3600) }],
  ['a backend ten minutes behind, with tokens of five minutes', { exp: Math.floor(Date.now() / 1000) - 300 }],
])('a login without iat and Date header works and outlives a reload: %s (D44)', (_title, claims) => {
  const payload = Buffer.from(JSON.stringify({ id: 7, ...claims })).toString('base64url');
  expect(startSession({ token: `e30.${payload}.x`, refreshToken: 'any' })).toBe(true);
  sessionStore.set({ status: 'checking' });
  restoreSession(at(Date.now() + 1000));
  expect(sessionStore.get().status).toBe('signed-in');
});

test('where nothing can be stored the session lives in memory, and that is known', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(startSession(tokens)).toBe(true);
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in' });
  expect(localStore.keeps('token')).toBe(false);
  restoreSession();
  expect(sessionStore.get().status).toBe('signed-in');
  expireSession();
  expect(localStore.read('token')).toBeNull();
});

/** A full second, like the times in a token. */
const NOW_MS = Math.floor(Date.now() / 1000) * 1000;
/** The token of a person: an hour from now, unless the claims say otherwise. */
function tokenOf(sub: string, claims: object = {}) {
  const payload = { sub, id: 7, name: sub, iat: NOW_MS / 1000, exp: NOW_MS / 1000 + 3600, ...claims };
  return `e30.${Buffer.from(JSON.stringify(payload)).toString('base64url')}.x`;
}
const signIn = (token: string) => startSession({ token, refreshToken: 'any' }, at(NOW_MS));
const customer = () => {
  const session = sessionStore.get();
  return session.status === 'signed-in' ? session.customer : null;
};

describe('logged in if a token exists and its exp is in the future (Spec §4)', () => {
  test.each([
    ['no token', null, 'anonymous'],
    ['a token that has expired', tokenOf('Anna', { exp: NOW_MS / 1000 }), 'anonymous'],
    ['a token that nobody can read', 'a.b.c', 'anonymous'],
    ['a token with a second left', tokenOf('Anna', { exp: NOW_MS / 1000 + 1 }), 'signed-in'],
  ])('%s: the refresh token stays or goes with it', (_title, token, status) => {
    if (token) localStorage.setItem('token', token);
    localStorage.setItem('refreshToken', 'any');
    restoreSession(at(NOW_MS));
    expect(sessionStore.get().status).toBe(status);
    expect(localStorage.getItem('refreshToken')).toBe(status === 'signed-in' ? 'any' : null);
  });

  test('a login with a token that nobody can read does not succeed', () => {
    expect(signIn('a.b.c')).toBe(false);
    expect(sessionStore.get()).toEqual({ status: 'anonymous' });
  });

  test('the session ends with the token, on the device’s clock', () => {
    signIn(tokenOf('Anna'));
    expect(sessionStore.get()).toMatchObject({ expiresAtMs: NOW_MS + HOUR_MS });
  });

  test('a visitor who is signed out keeps what the login of another tab is just storing', () => {
    sessionStore.set({ status: 'anonymous' });
    localStorage.setItem('refreshToken', 'of the other tab');
    restoreSession(at(NOW_MS));
    expect(sessionStore.get()).toEqual({ status: 'anonymous' });
    expect(localStorage.getItem('refreshToken')).toBe('of the other tab');
  });

  test('a token that another tab has removed ends the session, and the personal data goes too', () => {
    signIn(tokenOf('Anna'));
    localStorage.removeItem('token');
    localStorage.setItem('customerName', 'Anna');
    restoreSession(at(NOW_MS));
    expect(sessionStore.get()).toEqual({ status: 'anonymous' });
    expect(localStorage.getItem('customerName')).toBeNull();
  });
});

describe('the same token, looked at again', () => {
  test('changes nothing: no screen is told', () => {
    signIn(tokenOf('Anna'));
    const told = jest.fn();
    const stop = sessionStore.subscribe(told);
    restoreSession(at(NOW_MS + 1000));
    restoreSession(at(NOW_MS + 2000));
    expect(told).not.toHaveBeenCalled();
    stop();
  });

  test('ends when the backend’s clock says, once that is known, and keeps what the profile has said', () => {
    localStorage.setItem('token', tokenOf('Anna'));
    restoreSession(at(NOW_MS));
    updateCustomer({ name: '', phone: '0171 1', email: '' });
    restoreSession({ deviceMs: NOW_MS, aheadMs: HOUR_MS / 2 });
    expect(sessionStore.get()).toMatchObject({ expiresAtMs: NOW_MS + HOUR_MS, customer: { phone: '0171 1' } });
    restoreSession({ deviceMs: NOW_MS, aheadMs: HOUR_MS });
    expect(sessionStore.get().status).toBe('anonymous');
  });

  test.each([
    ['by a second: that is rounding', 1_000, 0],
    ['by more: the session ends later', 1_001, 1_001],
  ])('the clock is corrected %s', (_what, aheadMs, laterMs) => {
    signIn(tokenOf('Anna'));
    restoreSession({ deviceMs: NOW_MS, aheadMs });
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', expiresAtMs: NOW_MS + HOUR_MS + laterMs });
  });
});

describe('the device’s clock is doubtful if it alone tells the time, and the stored token contradicts it (D44)', () => {
  const DAY_S = 86_400;
  beforeEach(() => jest.useFakeTimers({ now: NOW_MS }));
  afterEach(() => {
    jest.useRealTimers();
    anchor.set(null);
  });

  test.each([
    ['nobody is signed in', null, NOW_MS, false],
    ['a token of now', 0, NOW_MS, false],
    ['a token from two days ahead', 2 * DAY_S, NOW_MS, true],
    ['a token of two days ago, received when it was issued', -2 * DAY_S, NOW_MS - 2 * DAY_S * 1000, false],
    ['a token of two days ago, received now', -2 * DAY_S, NOW_MS, true],
  ])('%s', (_what, issuedInS, receivedAtMs, isDoubtful) => {
    loadAt(NOW_MS);
    const iat = NOW_MS / 1000 + (issuedInS ?? 0);
    if (issuedInS !== null)
      startSession({ token: tokenOf('Anna', { iat, exp: iat + 9e5 }), refreshToken: 'any' }, at(receivedAtMs));
    expect(isClockDoubtful()).toBe(isDoubtful);
    setBackendAhead(0);
    expect(isClockDoubtful()).toBe(false);
  });
});

test('a new token of the same person is the session’s from then on', () => {
  signIn(tokenOf('Anna'));
  const renewed = tokenOf('Anna', { name: 'Anna Muster' });
  localStorage.setItem('token', renewed);
  restoreSession(at(NOW_MS));
  expect(sessionStore.get()).toMatchObject({ token: renewed, customer: { name: 'Anna Muster' } });
});

describe('who is signed in (Spec §3)', () => {
  test.each([
    ['the stored name before the token’s', 'Anna M.', { name: 'Anna' }, { name: 'Anna M.', phone: '' }],
    ['the token’s name and phone', '', { name: 'Anna', phone: '0171 1' }, { name: 'Anna', phone: '0171 1' }],
    ['no name that a careless program has stored', 'null', { name: 'Anna' }, { name: 'Anna', phone: '' }],
    ['neither', '', { name: null, phone: null }, { name: '', phone: '' }],
  ])('%s', (_title, stored, claims, expected) => {
    localStorage.setItem('customerName', stored);
    localStorage.setItem('token', tokenOf('Anna', claims));
    restoreSession(at(NOW_MS));
    expect(customer()).toMatchObject({ id: 7, ...expected });
  });

  test.each([
    ['all of it', { name: 'Anna M.', phone: '0171 2', email: 'a@example.org' }, ['Anna M.', '0171 2', 'a@example.org']],
    ['nothing', { name: '', phone: '', email: '' }, ['Anna', '0171 1', null]],
  ])(
    'the profile says %s: name and email are stored, the phone is not (D5)',
    (_title, profile, [name, phone, email]) => {
      signIn(tokenOf('Anna', { phone: '0171 1' }));
      updateCustomer(profile);
      expect(customer()).toMatchObject({ name, phone });
      expect(localStorage.getItem('customerName')).toBe(profile.name || null);
      expect(localStorage.getItem('customerEmail')).toBe(email);
      expect(JSON.stringify({ ...localStorage })).not.toContain('0171 2');
    },
  );

  test('a profile that arrives after the logout is stored nowhere', () => {
    restoreSession(at(NOW_MS));
    updateCustomer({ name: 'Anna', phone: '0171 1', email: 'a@example.org' });
    expect(sessionStore.get()).toEqual({ status: 'anonymous' });
    expect({ ...localStorage }).toEqual({});
  });
});

describe('the backend refuses a token', () => {
  test('the session’s own: it ends', () => {
    const token = tokenOf('Anna');
    signIn(token);
    rejectToken(token);
    expect(sessionStore.get()).toEqual({ status: 'anonymous' });
    expect(localStorage.getItem('token')).toBeNull();
  });

  test('an earlier one, while another tab has stored a new one: the session goes on with that', () => {
    const [refused, renewed] = [tokenOf('Anna'), tokenOf('Anna', { exp: NOW_MS / 1000 + 7200 })];
    signIn(refused);
    localStorage.setItem('token', renewed);
    rejectToken(refused);
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', token: renewed });
  });
});

describe('another person’s token takes over page and device (D45)', () => {
  const [annas, mehmets] = [tokenOf('Anna'), tokenOf('Mehmet')];
  /** Something other than this site has replaced Anna's token. */
  const replaceToken = (token: string) => {
    signIn(annas);
    localStorage.setItem('customerName', 'Anna');
    localStorage.setItem('customerEmail', 'a@example.org');
    localStorage.setItem('taxi.deviceId', 'd');
    localStorage.setItem('token', token);
  };

  test('what has no owner goes, what is not of a person stays', () => {
    replaceToken(mehmets);
    const { person, resetCount } = pagePerson.get();
    restoreSession(at(NOW_MS));
    expect(customer()?.name).toBe('Mehmet');
    expect([localStorage.getItem('customerName'), localStorage.getItem('customerEmail')]).toEqual([null, null]);
    expect(localStorage.getItem('taxi.deviceId')).toBe('d');
    expect(pagePerson.get()).toEqual({ person: customer()?.person, resetCount: resetCount + 1 });
    expect(localStorage.getItem('taxi.person')).toBe(pagePerson.get().person);
    expect(pagePerson.get().person).not.toBe(person);
  });

  test('the person’s own next token keeps all of it', () => {
    replaceToken(tokenOf('Anna', { exp: NOW_MS / 1000 + 7200 }));
    restoreSession(at(NOW_MS));
    expect(localStorage.getItem('customerEmail')).toBe('a@example.org');
  });

  test('a name that was stored before anybody signed in on this device stays', () => {
    localStorage.setItem('customerName', 'Anna');
    localStorage.setItem('token', annas);
    restoreSession(at(NOW_MS));
    expect(localStorage.getItem('customerName')).toBe('Anna');
  });

  test('the moment at which the first person’s token was received says nothing about the second’s', () => {
    replaceToken(tokenOf('Mehmet', { exp: NOW_MS / 1000 + 7200, iat: NOW_MS / 1000 + 3600 }));
    restoreSession(at(NOW_MS + HOUR_MS));
    expect(sessionStore.get()).toMatchObject({ status: 'signed-in', expiresAtMs: NOW_MS + 2 * HOUR_MS });
  });

  test.each([
    ['the person of this page', annas, annas],
    ['another person: nothing is sent in their name', mehmets, null],
  ])('a call takes the token of %s', (_title, stored, sent) => {
    replaceToken(stored);
    expect(bearer.get()()).toBe(sent);
  });

  test('the next call of the other person’s page takes their token', () => {
    replaceToken(mehmets);
    bearer.get()();
    expect(bearer.get()()).toBe(mehmets);
  });

  test.each([
    ['nobody', null],
    ['a customer whose page has just loaded', annas],
  ])('a call before any sign-in on this page takes the stored token of %s', (_title, stored) => {
    if (stored) localStorage.setItem('token', stored);
    expect(bearer.get()()).toBe(stored);
  });
});
