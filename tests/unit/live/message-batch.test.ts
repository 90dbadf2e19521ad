import { BATCH_MS } from '../../../src/live/connection';
import { addToBatch, BATCH_MAX, type LiveMessage } from '../../../src/live/live-message';
import { tracked, updated } from '../job/samples';
import { MOMENT_MS, startTogether } from './live-tools';

const at = (lat: number) => tracked({ position: { lat, lng: 9.48 } });
const gather = (...messages: LiveMessage[]) => messages.reduce(addToBatch, [] as readonly LiveMessage[]);

describe('Of positions in a row only the latest counts', () => {
  test.each<[string, LiveMessage[], LiveMessage[]]>([
    ['positions', [at(51.1), at(51.2), at(51.3)], [at(51.3)]],
    [
      'a status between them stays in its place',
      [at(51.1), updated('ACCEPTED'), at(51.2)],
      [at(51.1), updated('ACCEPTED'), at(51.2)],
    ],
    ['statuses all stay', [updated('REJECTED'), updated('CANCELED')], [updated('REJECTED'), updated('CANCELED')]],
    ['a later one that does not say where', [at(51.1), tracked({ position: null })], [at(51.1)]],
    [
      'one that ends the ride stays',
      [tracked({ isActive: false }), at(51.1)],
      [tracked({ isActive: false }), at(51.1)],
    ],
    [
      'and is not overheard',
      [at(51.1), tracked({ isActive: false, position: null })],
      [tracked({ isActive: false, position: { lat: 51.1, lng: 9.48 } })],
    ],
  ])('%s', (_what, messages, expected) => {
    expect(gather(...messages)).toEqual(expected);
  });

  test('of statuses that never end the latest are kept, and no more', () => {
    const many = Array.from({ length: 500 }, (_none, index) => updated(`WORD_${index}`));
    expect(gather(...many)).toEqual(many.slice(-BATCH_MAX));
  });
});

describe('A burst of frames', () => {
  /** Longer than a frame's way, shorter than a batch. */
  const WAY_MS = 5;
  const position = (lat: number) => ({
    key: 'customer_job_driver_tracking',
    status: true,
    driver_location: { lat, lng: 9.48 },
  });
  const status = { key: 'customer_job_update', job_status: 'ON_THE_WAY' };
  const pass = (ms: number) => jest.advanceTimersByTime(ms);
  const placesIn = (messages: readonly LiveMessage[]) =>
    messages.map((message) => message.type === 'vehicle-tracked' && message.position?.lat);
  let live: ReturnType<typeof startTogether>;

  beforeEach(() => {
    jest.useFakeTimers();
    live = startTogether();
    live.connection.start();
    pass(MOMENT_MS);
  });
  afterEach(() => {
    live.connection.stop();
    pass(MOMENT_MS);
    live.stopServer();
    jest.useRealTimers();
  });

  test('the first is handed on at once, 8,000 more in one go are one', () => {
    for (let frame = 0; frame <= 8_000; frame += 1) live.tell(position(51 + frame / 100_000));
    pass(WAY_MS);
    expect(placesIn(live.messages)).toEqual([51]);
    pass(BATCH_MS);
    expect(placesIn(live.messages)).toEqual([51, 51.08]);
  });

  test('8,000 in a second, every second one with a new status, cause no work between two frames', () => {
    const handedOn: number[] = [];
    for (let ms = 0; ms < 1_000; ms += 1) {
      for (let frame = 0; frame < 8; frame += 1) live.tell(frame % 2 ? status : position(51.1));
      const before = live.messages.length;
      pass(1);
      if (live.messages.length > before) handedOn.push(live.messages.length - before);
    }
    expect(handedOn.length).toBeLessThanOrEqual(1 + 1_000 / BATCH_MS);
    expect(Math.max(...handedOn)).toBeLessThanOrEqual(BATCH_MAX);
  });

  test('a message alone is handed on at once and leaves no timer, so that a hidden tab does nothing but send', () => {
    const timers = jest.getTimerCount();
    for (const lat of [51.1, 51.2]) {
      live.tell(position(lat));
      pass(WAY_MS);
      expect(placesIn(live.messages).at(-1)).toBe(lat);
      expect(jest.getTimerCount()).toBe(timers);
      pass(BATCH_MS);
    }
  });

  test('of any length sets one timer, and after the end nothing is handed on', () => {
    const timers = jest.getTimerCount();
    for (let frame = 0; frame < 5; frame += 1) live.tell(position(51.1));
    pass(WAY_MS);
    expect(jest.getTimerCount()).toBe(timers + 1);
    live.connection.stop();
    pass(2 * BATCH_MS);
    expect(live.messages).toHaveLength(1);
  });
});
