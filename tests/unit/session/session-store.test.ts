/** @jest-environment jsdom */
import { localStore } from '../../../src/device/storage';
import {
  endSession,
  expireSession,
  restoreSession,
  sessionStore,
  startSession,
} from '../../../src/session/session-store';
import { sampleToken } from '../../support/token';

const HOUR_MS = 3_600_000;
const tokens = { token: sampleToken({ name: 'Anna Muster' }), refreshToken: 'any' };

afterEach(() => {
  jest.restoreAllMocks();
  endSession();
});

test('the tokens are raw strings under the keys of Spec §3', () => {
  expect(startSession(tokens, Date.now())).toBe(true);
  expect(localStorage.getItem('token')).toBe(tokens.token);
  expect(localStorage.getItem('refreshToken')).toBe('any');
});

test('a login never greets with a name that somebody else has left', () => {
  localStorage.setItem('customerName', 'Mehmet Probefirma');
  startSession(tokens, Date.now());
  expect(sessionStore.get()).toMatchObject({ customer: { name: 'Anna Muster' } });
  expect(localStorage.getItem('customerName')).toBeNull();
});

test('an ended session leaves what is not of the person, a logout nothing (D5)', () => {
  startSession(tokens, Date.now());
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
    expect(startSession(tokens, clock)).toBe(true);
    sessionStore.set({ status: 'checking' });
    restoreSession(clock + laterMs);
    expect(sessionStore.get().status).toBe(status);
  });
});

test.each([
  ['a device two hours ahead', { exp: Math.floor(Date.now() / 1000) - 3600 }],
  ['exp as text', { exp: String(Math.floor(Date.now() / 1000) + 3600) }],
  ['a backend ten minutes behind, with tokens of five minutes', { exp: Math.floor(Date.now() / 1000) - 300 }],
])('a login without iat and Date header works and outlives a reload: %s (D44)', (_title, claims) => {
  const payload = Buffer.from(JSON.stringify({ id: 7, ...claims })).toString('base64url');
  expect(startSession({ token: `e30.${payload}.x`, refreshToken: 'any' }, Date.now())).toBe(true);
  sessionStore.set({ status: 'checking' });
  restoreSession(Date.now() + 1000);
  expect(sessionStore.get().status).toBe('signed-in');
});

test('where nothing can be stored the session lives in memory, and that is known', () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('Full', 'QuotaExceededError');
  });
  expect(startSession(tokens, Date.now())).toBe(true);
  expect(sessionStore.get()).toMatchObject({ status: 'signed-in' });
  expect(localStore.keeps('token')).toBe(false);
  restoreSession(Date.now());
  expect(sessionStore.get().status).toBe('signed-in');
  expireSession();
  expect(localStore.read('token')).toBeNull();
});
