import type { LiveMessage } from '../../../src/live/live-message';
import { addToBatch, BATCH_MAX, BATCH_MS, createMessageBatcher } from '../../../src/live/message-batch';
import { tracked, updated } from '../job/samples';

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
  const timers = {
    setTimer: (action: () => void, delayMs: number) => setTimeout(action, delayMs) as unknown as number,
    clearTimer: (timer: number) => clearTimeout(timer),
  };
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  test('the first is handed on at once, 8,000 more in one go are one', () => {
    const heard: LiveMessage[] = [];
    const batcher = createMessageBatcher(timers, (message) => heard.push(message));
    for (let frame = 0; frame <= 8_000; frame += 1) batcher.heard(at(51 + frame / 100_000));
    expect(heard).toEqual([at(51)]);
    jest.advanceTimersByTime(BATCH_MS);
    expect(heard).toEqual([at(51), at(51.08)]);
  });

  test('8,000 in a second, every second one with a new status, cause no work between two frames', () => {
    let handings = 0;
    let mostAtOnce = 0;
    let atOnce = 0;
    const batcher = createMessageBatcher(timers, () => {
      atOnce += 1;
      mostAtOnce = Math.max(mostAtOnce, atOnce);
      if (atOnce === 1) handings += 1;
    });
    for (let ms = 0; ms < 1_000; ms += 1) {
      atOnce = 0;
      jest.advanceTimersByTime(1);
      for (let frame = 0; frame < 8; frame += 1) batcher.heard(frame % 2 ? updated(`WORD_${frame}`) : at(51.1));
    }
    expect(handings).toBeLessThanOrEqual(1 + 1_000 / BATCH_MS);
    expect(mostAtOnce).toBeLessThanOrEqual(BATCH_MAX);
  });

  test('a message alone is handed on at once and leaves no timer, so that a hidden tab does nothing but send', () => {
    const heard: LiveMessage[] = [];
    const batcher = createMessageBatcher(timers, (message) => heard.push(message));
    for (const message of [at(51.1), at(51.2)]) {
      batcher.heard(message);
      expect(heard.at(-1)).toEqual(message);
      expect(jest.getTimerCount()).toBe(0);
      jest.advanceTimersByTime(BATCH_MS);
    }
  });

  test('of any length sets one timer', () => {
    const batcher = createMessageBatcher(timers, () => {});
    for (let frame = 0; frame < 5; frame += 1) batcher.heard(at(51.1));
    expect(jest.getTimerCount()).toBe(1);
    batcher.stop();
  });

  test('after the end nothing is handed on, and no timer is left', () => {
    const heard: LiveMessage[] = [];
    const batcher = createMessageBatcher(timers, (message) => heard.push(message));
    batcher.heard(at(51.1));
    batcher.heard(at(51.2));
    batcher.stop();
    expect(jest.getTimerCount()).toBe(0);
    expect(heard).toHaveLength(1);
  });
});
