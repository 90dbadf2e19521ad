/** @jest-environment jsdom */
import common from '../../../../src/locales/en/common.json';
import rideTexts from '../../../../src/locales/en/ride.json';
import { fakeBackend } from '../../../support/fake-backend';

const TOKEN = 'kQ3v_0-Zr8sYtX1mPqW7uEo2LbNcJdHfAiGgTzRxVyC';
const CALL = `GET /follow/${TOKEN}`;
const english = rideTexts.follow;
const { map, ...sentences } = english;
const texts = {
  ...sentences,
  ...{ mapShow: map.show, mapLoading: map.loading, mapFailed: map.failed },
  reference: common.reference.letters,
};
/** A failure, with its letters. */
const withLetters = (failure: string, letters = '[A-Z]{4}') => new RegExp(`^${failure} Reference:\\xa0(${letters})$`);
const slots = [
  'passenger',
  'sentence',
  'minutes',
  'age',
  'news',
  'note',
  'plate',
  'vehicle',
  'driver',
  'district',
  'map',
];

const answer = (changes = {}) => ({
  body: {
    ...{ jobStatus: 'ON_THE_WAY', location: '51.31,9.49', locatedAt: new Date().toISOString(), minutesToPickup: 6 },
    ...{ carNo: 'KS-TX 106', vehicleName: 'VW Passat', driverFirstName: 'Samira', ...changes },
  },
});
const backend = fakeBackend();
let uninstall = () => {};
let warned: jest.SpyInstance;
let isHidden = false;

/** Ends the listeners of a test: they would go on reading in the next one. */
let ending = new AbortController();
const restored: (() => void)[] = [];

async function open(fragment: string) {
  document.documentElement.lang = 'en';
  document.body.innerHTML = `<div data-follow='${JSON.stringify(texts).replaceAll("'", '&#39;')}'>
    ${slots.map((name) => `<p data-slot="${name}"></p>`).join('')}
    <div data-late></div>
    <div data-shown="facts"></div><div data-shown="map-button"><button data-map></button></div></div>
    <template id="react"><link rel="stylesheet" href="/styles.css"><i id="loaded"></i><script>0</script><script src="/framework.js"></script><script src="/app.js"></script></template>`;
  window.history.replaceState(null, '', `/website/follow${fragment}`);
  await jest.isolateModulesAsync(async () => void (await import('../../../../src/layout/before-react/follow')));
  await pass(0);
}
const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);
const text = (slot: string) => document.querySelector(`[data-slot="${slot}"]`)?.textContent;
const setHidden = async (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
  await pass(0);
};

beforeEach(() => {
  jest.useFakeTimers();
  warned = jest.spyOn(console, 'warn').mockImplementation(() => {});
  isHidden = false;
  ending = new AbortController();
  Object.defineProperty(document, 'hidden', { configurable: true, get: () => isHidden });
  for (const target of [document, window]) {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, capture?: unknown) =>
      add(type, listener, { capture: capture === true, signal: ending.signal });
    restored.push(() => Reflect.deleteProperty(target, 'addEventListener'));
  }
  uninstall = backend.install();
  backend.asked.length = 0;
  backend.reply(CALL, () => answer());
});
afterEach(() => {
  ending.abort();
  warned.mockRestore();
  for (const restore of restored.splice(0)) restore();
  uninstall();
  jest.clearAllTimers();
  jest.useRealTimers();
});

test('reads every 5 s while visible, and the age grows every second in between', async () => {
  await open(`#${TOKEN}`);
  expect([text('minutes'), text('age')]).toEqual(['6 min', 'Seen just now']);
  // The note of a page that has not loaded completely.
  expect(document.querySelector('[data-late]')?.hasAttribute('hidden')).toBe(true);
  await pass(4_000);
  expect([text('minutes'), text('age')]).toEqual(['6 min', 'Seen 4 seconds ago']);
  expect(backend.count(CALL)).toBe(1);
  backend.reply(CALL, () => answer({ minutesToPickup: 5 }));
  await pass(1_000);
  expect(backend.count(CALL)).toBe(2);
  expect([text('minutes'), text('age')]).toEqual(['5 min', 'Seen just now']);
  await pass(20_000);
  expect(backend.count(CALL)).toBe(6);
});

test('screen readers hear other minutes at most every 30 s, and a new status at once', async () => {
  await open(`#${TOKEN}`);
  expect(text('news')).toBe('The taxi is 6 minutes away');
  backend.reply(CALL, () => answer({ minutesToPickup: 5 }));
  await pass(29_000);
  expect([text('news'), text('minutes'), text('age')]).toEqual([
    'The taxi is 6 minutes away',
    '5 min',
    'Seen 4 seconds ago',
  ]);
  await pass(1_000);
  expect(text('news')).toBe('The taxi is 5 minutes away');
  backend.reply(CALL, () => answer({ jobStatus: 'AT_CUSTOMER' }));
  await pass(5_000);
  expect(text('news')).toBe(english.atPickup);
});

test('what a translator has written stays until the words change', async () => {
  await open(`#${TOKEN}`);
  const vehicle = document.querySelector('[data-slot="vehicle"]');
  if (vehicle) vehicle.innerHTML = '<font>une voiture</font>';
  await pass(3_000);
  expect(text('vehicle')).toBe('une voiture');
  backend.reply(CALL, () => answer({ vehicleName: 'VW Touran' }));
  await pass(5_000);
  expect(text('vehicle')).toBe('VW Touran');
});

test('reads once a minute while hidden, and at once when it is seen again', async () => {
  await open(`#${TOKEN}`);
  await setHidden(true);
  await pass(59_000);
  expect(backend.count(CALL)).toBe(1);
  await pass(1_000);
  expect(backend.count(CALL)).toBe(2);
  await setHidden(false);
  expect(backend.count(CALL)).toBe(3);
});

test('stops at the end, says so, and shows nothing of the ride any more', async () => {
  await open(`#${TOKEN}`);
  backend.reply(CALL, { status: 404, body: { message: 'Not found' } });
  await pass(5_000);
  expect(text('sentence')).toBe(english.noRide);
  expect(text('note')).toBe(english.why);
  expect(document.body.textContent).not.toMatch(/KS-TX|Samira|VW/);
  for (const part of document.querySelectorAll('[data-shown]')) {
    expect(part.hasAttribute('hidden')).toBe(part.getAttribute('data-shown') !== 'book');
  }
  await pass(600_000);
  await setHidden(false);
  expect(backend.count(CALL)).toBe(2);
});

test('keeps the last known ride with its age while the backend cannot be reached, and goes on after that', async () => {
  await open(`#${TOKEN}`);
  backend.reply(CALL, 'breaks');
  await pass(30_000);
  expect([text('minutes'), text('age')]).toEqual(['6 min', 'Seen 30 seconds ago']);
  const [, letters = ''] = withLetters(english.unreachable).exec(text('note') ?? '') ?? [];
  expect(warned.mock.calls).toEqual([[`${letters}: unreachable null`]]);
  backend.reply(CALL, () => answer({ minutesToPickup: 4 }));
  await pass(5_000);
  expect([text('minutes'), text('age')]).toEqual(['4 min', 'Seen just now']);
  expect(text('note')).toBe('');
});

test('after the answer "too many" pauses as long as it says, also when the page is seen again', async () => {
  await open(`#${TOKEN}`);
  const headers = { 'X-Reference': 'KLMN', 'Retry-After': '20' };
  backend.reply(CALL, { status: 429, body: { message: 'Too many requests' }, headers });
  await pass(5_000);
  expect(text('note')).toMatch(withLetters(english.tooMany, 'KLMN'));
  await setHidden(true);
  await setHidden(false);
  await pass(19_000);
  expect(backend.count(CALL)).toBe(2);
  await pass(1_000);
  expect(backend.count(CALL)).toBe(3);
});

test.each(['', '#', `#${TOKEN.slice(0, 10)}`, `#${'a'.repeat(10_000)}`, '#%E0%A4%A'])(
  'a fragment that cannot be a token is sent to nobody: %#',
  async (fragment) => {
    await open(fragment);
    expect(text('sentence')).toBe(english.noRide);
    expect(backend.asked).toEqual([]);
  },
);

test('another link in the same tab shows its own ride', async () => {
  await open('#short');
  expect(text('sentence')).toBe(english.noRide);
  window.history.replaceState(null, '', `/website/follow#${TOKEN}`);
  window.dispatchEvent(new Event('hashchange'));
  await pass(0);
  expect(text('plate')).toBe('KS-TX 106');
});

const scripts = () => [...document.querySelectorAll('body > script')].map((script) => script.getAttribute('src'));

test('of its scripts only those that were lost are asked for again: none runs twice', async () => {
  await open(`#${TOKEN}`);
  const press = () => document.querySelector<HTMLElement>('[data-map]')?.click();
  press();
  const all = [null, '/framework.js', '/app.js'];
  expect(scripts()).toEqual(all);
  // The other one comes late.
  document.querySelector('[src="/framework.js"]')?.dispatchEvent(new Event('error'));
  press();
  expect(scripts()).toEqual([...all, '/framework.js']);
  document.querySelector('[src="/app.js"]')?.dispatchEvent(new Event('error'));
  press();
  expect(scripts()).toEqual([...all, '/framework.js', '/app.js']);
});

test.each<[what: string, lose: () => unknown]>([
  [
    'the page’s script',
    () => {
      const script = Object.assign(document.createElement('script'), { src: '/component.js' });
      document.head.appendChild(script).dispatchEvent(new Event('error'));
    },
  ],
  ['the page’s data', () => window.dispatchEvent(new Event('unhandledrejection'))],
])(
  'React is loaded by a press on the map alone; a load that fails without %s can be tried again',
  async (_what, lose) => {
    await open(`#${TOKEN}`);
    document.querySelector<HTMLElement>('[data-slot="plate"]')?.click();
    expect(document.querySelector('#loaded')).toBeNull();
    document.querySelector<HTMLElement>('[data-map]')?.click();
    expect(document.querySelector('#loaded')).toBeTruthy();
    expect(text('map')).toBe(english.map.loading);
    expect(window.followed?.get().isMapWanted).toBe(true);
    lose();
    expect(text('map')).toBe(english.map.show);
    expect(text('note')).toMatch(withLetters(english.map.failed));
    expect(warned).toHaveBeenCalledTimes(1);
    // What has arrived would start React as well.
    Object.assign(window, { webpackChunkt: [['framework']] });
    const sheets = () => [...document.querySelectorAll('link')];
    const [failed] = sheets();
    document.querySelector<HTMLElement>('[data-map]')?.click();
    // React waits for the first one.
    expect(sheets()).toHaveLength(1);
    expect(sheets()[0]).not.toBe(failed);
    expect('webpackChunkt' in window).toBe(false);
    expect(scripts().filter((source) => source === '/app.js')).toHaveLength(2);
    window.takeOver?.(() => null);
    expect(document.querySelector('[data-shown="map-button"]')?.hasAttribute('hidden')).toBe(true);
  },
);
