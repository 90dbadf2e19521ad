/** @jest-environment jsdom */
import { dayOf, serializeAnswers } from '../../../src/consent/answers';
import {
  answerConsent,
  consentAnswers,
  consentTo,
  initialConsent,
  reloadConsent,
  type ThirdParty,
  watchConsent,
} from '../../../src/consent/consent-store';
import { isOurs } from '../../../src/env';

const maps: ThirdParty = {
  service: 'maps',
  company: 'Google',
  product: 'Google Maps',
  urls: ['https://maps.googleapis.com'],
};
const signIn: ThirdParty = { ...maps, service: 'signIn', urls: ['https://accounts.google.com'] };
const today = dayOf(new Date());

// biome-ignore-start lint/suspicious/noDocumentCookie: the test is the browser and another tab
beforeEach(() => {
  document.cookie = 'taxi-consent=; max-age=0; path=/';
  reloadConsent();
});

test('nobody who was not asked has answered', () => {
  expect(consentTo(maps)).toBe('open');
  expect(consentAnswers()).toEqual({});
});

test.each([
  ['https://maps.googleapis.com', false],
  ['https://accounts.google.com', false],
  ['https://tiles.example.org', false],
  ['http://localhost.example.org', false],
  ['http://localhost:3001', true],
  ['http://localhost:8000/karte', true],
  ['/karte', true],
])('%s is our own: %s', (url, expected) => {
  expect(isOurs(url)).toBe(expected);
});

test.each([
  ['nobody else serves it', null, 'allowed'],
  ['our own origin serves it', { ...maps, urls: ['/karte', 'http://localhost:3001'] }, 'allowed'],
  ['one of its addresses is foreign', { ...maps, urls: ['/karte', 'https://tiles.example.org'] }, 'open'],
] as const)('without an answer, where %s', (_case, about, expected) => {
  expect([consentTo(about), initialConsent(about)]).toEqual([expected, expected]);
});

test('an answer about services of others says nothing about our own', () => {
  answerConsent(maps, false, () => {});
  expect(consentTo(null)).toBe('allowed');
});

test('one store answers for Maps and sign-in, each for itself', () => {
  answerConsent(maps, true);
  answerConsent(signIn, false, () => {});
  expect([consentTo(maps), consentTo(signIn)]).toEqual(['allowed', 'refused']);
  const answers = { maps: { isAllowed: true, day: today }, signIn: { isAllowed: false, day: today } };
  expect(document.cookie).toBe(`taxi-consent=${serializeAnswers(answers)}`);
});

test.each([
  ['a No after a Yes loads the page anew', true, false, 1],
  ['a first No leaves it', null, false, 0],
  ['a Yes after a No leaves it', false, true, 0],
] as const)('%s', (_title, before, after, reloads) => {
  const reload = jest.fn();
  if (before !== null) answerConsent(maps, before, reload);
  else answerConsent(maps, false, () => {});
  reload.mockClear();
  answerConsent(maps, after, reload);
  expect(reload).toHaveBeenCalledTimes(reloads);
});

test('a change in another tab is told when this one is looked at again, and nothing after the end', () => {
  const told = jest.fn();
  const stop = watchConsent(told);
  document.cookie = `taxi-consent=${serializeAnswers({ maps: { isAllowed: true, day: today } })}; path=/`;
  window.dispatchEvent(new Event('focus'));
  expect(told).toHaveBeenCalledTimes(1);
  expect(consentTo(maps)).toBe('allowed');
  document.dispatchEvent(new Event('visibilitychange'));
  expect(told).toHaveBeenCalledTimes(1);
  stop();
  answerConsent(maps, false, () => {});
  expect(told).toHaveBeenCalledTimes(1);
});

test('where cookies are forbidden an answer holds for this page', () => {
  const setter = jest.spyOn(document, 'cookie', 'set').mockImplementation(() => {});
  const enabled = jest.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
  answerConsent(maps, true);
  window.dispatchEvent(new Event('focus'));
  reloadConsent();
  expect(consentTo(maps)).toBe('allowed');
  setter.mockRestore();
  enabled.mockRestore();
});
// biome-ignore-end lint/suspicious/noDocumentCookie: the test is the browser and another tab
