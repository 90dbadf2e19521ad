/** @jest-environment jsdom */
import { dayOf, serializeAnswers } from '../../../../src/consent/answers';
import { answerConsent, reloadConsent } from '../../../../src/consent/consent-store';
import type { Service } from '../../../../src/maps/port/service';
import {
  canLookUp,
  createService,
  mayAsk,
  SERVICE_WAIT_MS,
  startIfAllowed,
  statusFor,
  whenReady,
} from '../../../../src/maps/service/service-status';
import { lazyPart } from '../../../../src/ui/use-lazy-part';

const owner = { company: 'Google', product: 'Google Maps' };
/** A service at an address, of a company and with a script to load unless said otherwise. */
const serviceAt = (url: string, facts: Partial<Service> = {}) =>
  createService({ provider: 'google', owner, urls: [url], loader: lazyPart(async () => () => null), ...facts });
const consentToGoogle = { service: 'maps', ...owner, urls: ['https://maps.googleapis.com'] } as const;

let google: Service;

let stopFollowing = () => {};

beforeEach(() => {
  jest.useFakeTimers();
  stopFollowing = () => {};
  // biome-ignore lint/suspicious/noDocumentCookie: the site writes it the same way
  document.cookie = 'taxi-consent=; max-age=0; path=/';
  reloadConsent();
  google = serviceAt('https://maps.googleapis.com');
});
afterEach(() => {
  stopFollowing();
  jest.useRealTimers();
});

describe('no third-party request before consent (D27)', () => {
  test('Google Maps waits to be allowed; until then nobody is kept waiting for it', async () => {
    stopFollowing = startIfAllowed([google]);
    expect(google.status.get()).toBe('asking');
    await expect(whenReady(google)).resolves.toBe(false);
  });

  test('a No is told apart from "not asked yet", nobody waits for it, and a Yes after it loads', async () => {
    stopFollowing = startIfAllowed([google]);
    answerConsent(consentToGoogle, false, () => {});
    expect(google.status.get()).toBe('refused');
    await expect(whenReady(google)).resolves.toBe(false);
    answerConsent(consentToGoogle, true);
    expect(google.status.get()).toBe('loading');
  });

  test('what was allowed stays so on the next page; a No in another tab takes the map away once this one is looked at', () => {
    answerConsent(consentToGoogle, true);
    stopFollowing = startIfAllowed([google]);
    expect(google.status.get()).toBe('loading');
    google.status.set('loaded');
    const answers = { maps: { isAllowed: false, day: dayOf(new Date()) } };
    // biome-ignore lint/suspicious/noDocumentCookie: another tab writes it
    document.cookie = `taxi-consent=${serializeAnswers(answers)}; path=/`;
    window.dispatchEvent(new Event('focus'));
    expect(google.status.get()).toBe('refused');
  });

  test('the stand-in is first party and asks nothing; a No is a No for it, too', () => {
    const standIn = serviceAt('http://localhost:3001');
    stopFollowing = startIfAllowed([standIn]);
    expect(standIn.status.get()).toBe('loading');
    answerConsent(consentToGoogle, false, () => {});
    expect(standIn.status.get()).toBe('refused');
  });

  test('a service of the operator’s own asks nothing, even after a No to one of others', () => {
    answerConsent(consentToGoogle, false, () => {});
    const own = serviceAt('https://tiles.example.org', { owner: null });
    stopFollowing = startIfAllowed([google, own]);
    expect([google.status.get(), own.status.get()]).toEqual(['refused', 'loading']);
  });

  test.each([
    ['failed', 'loading'],
    ['auth-failed', 'auth-failed'],
    ['loaded', 'loaded'],
  ] as const)('when the network is back, a service that is %s is then %s', (before, after) => {
    answerConsent(consentToGoogle, true);
    stopFollowing = startIfAllowed([google]);
    google.status.set(before);
    window.dispatchEvent(new Event('online'));
    expect(google.status.get()).toBe(after);
  });

  test.each([
    [4_999, 'failed'],
    [5_000, 'loading'],
  ] as const)('a network that is back and fails once more: after %d ms the service is %s', (passedMs, after) => {
    answerConsent(consentToGoogle, true);
    stopFollowing = startIfAllowed([google]);
    google.status.set('failed');
    window.dispatchEvent(new Event('online'));
    google.status.set('failed');
    jest.advanceTimersByTime(passedMs);
    expect(google.status.get()).toBe(after);
  });

  test('nobody is asked again after the screen is left', () => {
    answerConsent(consentToGoogle, true);
    const stop = startIfAllowed([google]);
    google.status.set('failed');
    window.dispatchEvent(new Event('online'));
    google.status.set('failed');
    stop();
    window.dispatchEvent(new Event('online'));
    jest.advanceTimersByTime(60_000);
    expect(google.status.get()).toBe('failed');
  });

  test('a service that needs nothing loaded is there at once', () => {
    const tiles = serviceAt('http://localhost:3001', { loader: null });
    stopFollowing = startIfAllowed([tiles]);
    expect(tiles.status.get()).toBe('loaded');
  });

  test.each([
    ['open', 'loaded', 'asking'],
    ['open', 'refused', 'asking'],
    ['refused', 'asking', 'refused'],
    ['refused', 'loading', 'refused'],
    ['refused', 'auth-failed', 'refused'],
    ['allowed', 'asking', 'loading'],
    ['allowed', 'refused', 'loading'],
    ['allowed', 'loading', 'loading'],
    ['allowed', 'loaded', 'loaded'],
    ['allowed', 'failed', 'failed'],
    ['allowed', 'auth-failed', 'auth-failed'],
  ] as const)('%s makes %s %s', (consent, status, expected) => {
    expect(statusFor(consent, status)).toBe(expected);
  });
});

describe('the map waits up to 30 s for the maps service', () => {
  test.each([
    ['loaded', true],
    ['failed', false],
    ['auth-failed', false],
  ] as const)('until it is %s', async (status, expected) => {
    google.status.set('loading');
    const ready = whenReady(google);
    google.status.set(status);
    await expect(ready).resolves.toBe(expected);
    expect(jest.getTimerCount()).toBe(0);
  });
});

test('The map waits up to 30 s for the maps service (Spec §9), and so does an address field', () => {
  google.status.set('loading');
  jest.advanceTimersByTime(SERVICE_WAIT_MS - 1);
  expect(google.status.get()).toBe('loading');
  jest.advanceTimersByTime(1);
  expect(google.status.get()).toBe('failed');
  google.status.set('loaded');
  jest.advanceTimersByTime(SERVICE_WAIT_MS);
  expect(google.status.get()).toBe('loaded');
});

describe('Whether Google may be asked', () => {
  test.each([
    ['asking', false, false],
    ['refused', false, false],
    ['loading', true, true],
    ['loaded', true, true],
    ['failed', true, false],
    ['auth-failed', true, false],
  ] as const)('%s: may be asked %s, can look up %s', (status, isAllowed, isUseful) => {
    expect([mayAsk(status), canLookUp(status)]).toEqual([isAllowed, isUseful]);
  });
});
