/** @jest-environment jsdom */
import { isGoogle } from '../../../src/env';
import { allowMaps, MAPS_WAIT_MS, mapsStatus, startMapsIfAllowed, whenMapsReady } from '../../../src/maps/maps-status';

const GOOGLE = 'https://maps.googleapis.com';

beforeEach(() => {
  jest.useFakeTimers();
  // biome-ignore lint/suspicious/noDocumentCookie: the site writes it the same way
  document.cookie = 'taxi-maps=; max-age=0; path=/';
  mapsStatus.set('asking');
});
afterEach(() => jest.useRealTimers());

test.each([
  ['https://maps.googleapis.com', true],
  ['https://accounts.google.com', true],
  ['http://localhost:3001', false],
  ['https://maps.googleapis.com.example.org', false],
  ['https://google.example.org', false],
])('%s is Google: %s', (url, expected) => {
  expect(isGoogle(url)).toBe(expected);
});

describe('no third-party request before consent (D27)', () => {
  test('Google Maps waits to be allowed; until then nobody is kept waiting for it', async () => {
    startMapsIfAllowed(GOOGLE);
    expect(mapsStatus.get()).toBe('asking');
    await expect(whenMapsReady()).resolves.toBe(false);
  });

  test('what was allowed once stays allowed on the next page', () => {
    allowMaps();
    expect(mapsStatus.get()).toBe('loading');
    mapsStatus.set('asking');
    startMapsIfAllowed(GOOGLE);
    expect(mapsStatus.get()).toBe('loading');
  });

  test('the stand-in is first party and asks nothing', () => {
    startMapsIfAllowed('http://localhost:3001');
    expect(mapsStatus.get()).toBe('loading');
  });
});

describe('the map waits up to 30 s for the maps service', () => {
  test.each([
    ['loaded', true],
    ['failed', false],
    ['auth-failed', false],
  ] as const)('until it is %s', async (status, expected) => {
    mapsStatus.set('loading');
    const ready = whenMapsReady();
    mapsStatus.set(status);
    await expect(ready).resolves.toBe(expected);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('and no longer', async () => {
    mapsStatus.set('loading');
    const settled = jest.fn();
    void whenMapsReady().then(settled);
    await jest.advanceTimersByTimeAsync(MAPS_WAIT_MS - 1);
    expect(settled).not.toHaveBeenCalled();
    await jest.advanceTimersByTimeAsync(1);
    expect(settled).toHaveBeenCalledWith(false);
  });
});

test('The map waits up to 30 s for the maps service (Spec §9), and so does an address field', () => {
  mapsStatus.set('loading');
  jest.advanceTimersByTime(MAPS_WAIT_MS - 1);
  expect(mapsStatus.get()).toBe('loading');
  jest.advanceTimersByTime(1);
  expect(mapsStatus.get()).toBe('failed');
  mapsStatus.set('loaded');
  jest.advanceTimersByTime(MAPS_WAIT_MS);
  expect(mapsStatus.get()).toBe('loaded');
});
