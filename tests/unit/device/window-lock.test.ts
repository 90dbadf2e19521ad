/** @jest-environment jsdom */

import { createWindowLock, type LockTools } from '../../../src/device/window-lock';
import { createFakeLocks } from '../../support/fake-locks';

const refuse = () => new DOMException('Site data is blocked', 'SecurityError');
const refusing = { request: () => Promise.reject(refuse()) } as unknown as LockManager;
const throwing = {
  request: () => {
    throw refuse();
  },
} as unknown as LockManager;

const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
const tools = (locks: LockManager | undefined): LockTools => ({ locks, wait });

/** Channels between windows. */
const openChannels = new Set<FakeChannel>();
class FakeChannel {
  onmessage: ((event: { data: unknown }) => void) | null = null;
  constructor(readonly name: string) {
    openChannels.add(this);
  }
  postMessage(data: unknown) {
    const others = [...openChannels].filter((one) => one !== this && one.name === this.name);
    for (const other of others) setTimeout(() => openChannels.has(other) && other.onmessage?.({ data }), 10);
  }
  close() {
    openChannels.delete(this);
  }
}

beforeEach(() => {
  Object.assign(globalThis, { BroadcastChannel: FakeChannel });
  jest.useFakeTimers();
});
afterEach(() => {
  expect(openChannels.size).toBe(0);
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.useRealTimers();
});

describe.each([
  ['the locks of the browser', () => tools(createFakeLocks().of('page'))],
  ['a question to the other windows without such locks', () => tools(undefined)],
  ['a question where the browser rejects its locks', () => tools(refusing)],
  ['a question where asking for a lock throws', () => tools(throwing)],
])('one window at a time, by %s', (_what, make) => {
  it('a task that is tried while another runs is not run; one that waits runs after it', async () => {
    const shared = make();
    const [first, second] = [createWindowLock('taxi.orderLock', shared), createWindowLock('taxi.orderLock', shared)];
    let finish = (_answer: string) => {};
    const running = first.tryRun(
      () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
    );
    await jest.advanceTimersByTimeAsync(600);
    const refused = jest.fn(async () => 'never');
    const trying = second.tryRun(refused);
    await jest.advanceTimersByTimeAsync(600);
    expect(await trying).toBeNull();
    expect(refused).not.toHaveBeenCalled();
    const waiting = second.run(async () => 'second');
    await jest.advanceTimersByTimeAsync(1_000);
    finish('first');
    expect(await running).toBe('first');
    await jest.advanceTimersByTimeAsync(2_000);
    expect(await waiting).toBe('second');
  });

  it('a task that fails gives the lock back', async () => {
    const lock = createWindowLock('taxi.orderLock', make());
    const failing = lock.tryRun(async () => {
      throw new Error('no');
    });
    const told = expect(failing).rejects.toThrow('no');
    await jest.advanceTimersByTimeAsync(600);
    await told;
    const again = lock.tryRun(async () => 'yes');
    await jest.advanceTimersByTimeAsync(600);
    expect(await again).toBe('yes');
  });
});

test('a window that was closed, or killed, holds no lock', async () => {
  void createWindowLock('taxi.orderLock', tools(undefined)).tryRun(() => new Promise<string>(() => {}));
  await jest.advanceTimersByTimeAsync(600);
  openChannels.clear();
  const later = createWindowLock('taxi.orderLock', tools(undefined)).tryRun(async () => 'mine');
  await jest.advanceTimersByTimeAsync(600);
  expect(await later).toBe('mine');
});

test('one of two windows that ask each other at the same time gets the lock', async () => {
  const tries = [1, 2].map(() =>
    createWindowLock('taxi.orderLock', tools(refusing)).tryRun(() => wait(1_000).then(() => 'done')),
  );
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await Promise.all(tries)).sort()).toEqual(['done', null]);
});

describe('a browser with neither locks nor channels', () => {
  beforeEach(() => Object.assign(globalThis, { BroadcastChannel: undefined }));

  it.each(['tryRun', 'run'] as const)('%s runs the task, once', async (how) => {
    const lock = createWindowLock('taxi.orderLock', tools(refusing));
    const task = jest.fn(async () => 'done');
    const running = lock[how](task);
    await jest.advanceTimersByTimeAsync(100);
    expect(await running).toBe('done');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('a task that fails under a lock that was granted is not run again under the other lock', async () => {
    const task = jest.fn(() => Promise.reject(new Error('no')));
    const lock = createWindowLock('taxi.orderLock', tools(createFakeLocks().of('page')));
    await expect(lock.tryRun(task)).rejects.toThrow('no');
    await expect(lock.run(task)).rejects.toThrow('no');
    expect(task).toHaveBeenCalledTimes(2);
  });

  it('the lock holds within the window', async () => {
    const lock = createWindowLock('taxi.orderLock', tools(undefined));
    void lock.tryRun(() => new Promise<string>(() => {}));
    await jest.advanceTimersByTimeAsync(100);
    expect(await lock.tryRun(async () => 'second')).toBeNull();
  });
});
