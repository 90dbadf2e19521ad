/** @jest-environment jsdom */

import { localStore, type SafeStorage } from '../../../src/device/storage';
import type { LocalKey } from '../../../src/device/stored-data';
import { createWindowLock, type LockTools } from '../../../src/device/window-lock';

/** The browser's own locks, one name at a time. */
function fakeLocks() {
  let tail: Promise<unknown> = Promise.resolve();
  let holders = 0;
  const request = (_name: string, ...rest: unknown[]) => {
    const task = rest.at(-1) as (lock: unknown) => unknown;
    const isOnlyIfFree = rest.length > 1;
    if (isOnlyIfFree && holders > 0) return Promise.resolve(task(null));
    holders += 1;
    const done = tail.then(() => task({}));
    tail = done
      .catch(() => {})
      .then(() => {
        holders -= 1;
      });
    return done;
  };
  return { request } as unknown as LockManager;
}

const refuse = () => new DOMException('Site data is blocked', 'SecurityError');
const refusing = { request: () => Promise.reject(refuse()) } as unknown as LockManager;
const throwing = {
  request: () => {
    throw refuse();
  },
} as unknown as LockManager;

const forbidden: SafeStorage<LocalKey> = {
  read: () => null,
  write: () => {},
  keeps: () => false,
  remove: () => {},
  clear: () => {},
};
const wait = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));
const tools = (locks: LockManager | undefined, storage: SafeStorage<LocalKey>): LockTools => ({
  locks,
  storage,
  now: Date.now,
  wait,
});

/** Channels between windows, which a browser may offer where it stores nothing. */
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
  localStorage.clear();
});
afterEach(() => {
  expect(openChannels.size).toBe(0);
  Object.assign(globalThis, { BroadcastChannel: undefined });
  jest.useRealTimers();
});

describe.each([
  ['the locks of the browser', () => tools(fakeLocks(), localStore)],
  ['a lease in the storage', () => tools(undefined, localStore)],
  ['a lease where the browser rejects its locks', () => tools(refusing, localStore)],
  ['a lease where asking for a lock throws', () => tools(throwing, localStore)],
  ['a question to the other windows where nothing can be stored', () => tools(refusing, forbidden)],
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

test('where nothing can be stored, one of two windows that ask at the same time gets the lock', async () => {
  const tries = [1, 2].map(() =>
    createWindowLock('taxi.orderLock', tools(refusing, forbidden)).tryRun(() => wait(1_000).then(() => 'done')),
  );
  await jest.advanceTimersByTimeAsync(2_000);
  expect((await Promise.all(tries)).sort()).toEqual(['done', null]);
});

describe('a browser that blocks all site data: neither locks, storage nor channels', () => {
  beforeEach(() => Object.assign(globalThis, { BroadcastChannel: undefined }));

  it.each(['tryRun', 'run'] as const)('%s runs the task, once', async (how) => {
    const lock = createWindowLock('taxi.orderLock', tools(refusing, forbidden));
    const task = jest.fn(async () => 'done');
    const running = lock[how](task);
    await jest.advanceTimersByTimeAsync(100);
    expect(await running).toBe('done');
    expect(task).toHaveBeenCalledTimes(1);
  });

  it('a task that fails under a lock that was granted is not run again under the lease', async () => {
    const task = jest.fn(() => Promise.reject(new Error('no')));
    const lock = createWindowLock('taxi.orderLock', tools(fakeLocks(), localStore));
    await expect(lock.tryRun(task)).rejects.toThrow('no');
    await expect(lock.run(task)).rejects.toThrow('no');
    expect(task).toHaveBeenCalledTimes(2);
  });
});

describe('the lease', () => {
  const hang = () => new Promise<string>(() => {});

  it('ends with its page', async () => {
    void createWindowLock('taxi.orderLock', tools(undefined, localStore)).tryRun(hang);
    await jest.advanceTimersByTimeAsync(100);
    expect(localStorage.getItem('taxi.orderLock')).not.toBeNull();
    window.dispatchEvent(new Event('pagehide'));
    expect(localStorage.getItem('taxi.orderLock')).toBeNull();
  });

  it('ends by itself when its page was killed', async () => {
    localStorage.setItem('taxi.orderLock', `somebody ${Date.now() + 90_000}`);
    const lock = createWindowLock('taxi.orderLock', tools(undefined, localStore));
    expect(await lock.tryRun(async () => 'mine')).toBeNull();
    await jest.advanceTimersByTimeAsync(90_000);
    const later = lock.tryRun(async () => 'mine');
    await jest.advanceTimersByTimeAsync(100);
    expect(await later).toBe('mine');
  });

  it('goes to the one of two windows that wrote last', async () => {
    const shared = tools(undefined, localStore);
    const first = createWindowLock('taxi.orderLock', shared).tryRun(async () => 'first');
    localStorage.setItem('taxi.orderLock', `other ${Date.now() + 90_000}`);
    await jest.advanceTimersByTimeAsync(100);
    expect(await first).toBeNull();
    expect(localStorage.getItem('taxi.orderLock')).toMatch(/^other /);
  });

  it('holds within the window where nothing can be stored', async () => {
    Object.assign(globalThis, { BroadcastChannel: undefined });
    const lock = createWindowLock('taxi.orderLock', tools(undefined, forbidden));
    void lock.tryRun(hang);
    await jest.advanceTimersByTimeAsync(100);
    expect(await lock.tryRun(async () => 'second')).toBeNull();
  });
});
