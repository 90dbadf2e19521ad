import { randomId } from '../lib/random-id';
import type { SafeStorage } from './storage';
import type { LocalKey } from './stored-data';

/** Something that only one window of this site on this device does at a time. */
export interface WindowLock {
  /** Runs the task, unless some window, this one included, is at it: then null, at once. */
  tryRun<Answer>(task: () => Promise<Answer>): Promise<Answer | null>;
  /** Runs the task as soon as no window is at it any more. */
  run<Answer>(task: () => Promise<Answer>): Promise<Answer>;
}

/** What a lock needs from outside; browsers have `locks` only on https and localhost. */
export interface LockTools {
  readonly locks: LockManager | undefined;
  readonly storage: SafeStorage<LocalKey>;
  readonly now: () => number;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** How long a window without the browser's locks may hold ours; longer than any order takes. */
const LEASE_MS = 90_000;
/** A window that has taken the lease looks again after this time whether another took it in the same moment. */
const CLAIM_MS = 50;
const LOOK_EVERY_MS = 500;

/**
 * The browser's own lock of that name (Web Locks). A browser without one, or one that refuses it because all site data is blocked, gets
 * a lease in the device's storage.
 */
export function createWindowLock(name: LocalKey, tools: LockTools): WindowLock {
  const { locks } = tools;
  const lease = createLeaseLock(name, tools);
  if (!locks) return lease;
  const granted = async <Answer>(begun: () => void, task: () => Promise<Answer>) => {
    begun();
    return await task();
  };
  return {
    tryRun: (task) =>
      orElse(
        async (begun) =>
          await locks.request(name, { ifAvailable: true }, (lock) => (lock ? granted(begun, task) : null)),
        () => lease.tryRun(task),
      ),
    run: (task) =>
      orElse(
        async (begun) => await locks.request(name, () => granted(begun, task)),
        () => lease.run(task),
      ),
  };
}

/** Asks for the browser's lock; a refusal before anything has begun leads to the lease, a failure of the task itself does not. */
async function orElse<Answer>(
  ask: (begun: () => void) => Promise<Answer>,
  underLease: () => Promise<Answer>,
): Promise<Answer> {
  let hasBegun = false;
  try {
    return await ask(() => {
      hasBegun = true;
    });
  } catch (error) {
    if (hasBegun) throw error;
    return underLease();
  }
}

function createLeaseLock(name: LocalKey, tools: LockTools): WindowLock {
  const { wait } = tools;
  const tryRun = createLease(name, tools);
  const run = async <Answer>(task: () => Promise<Answer>): Promise<Answer> => {
    for (;;) {
      // Boxed, so that a task that answers null counts as run.
      const answer = await tryRun(async () => ({ value: await task() }));
      if (answer) return answer.value;
      await wait(LOOK_EVERY_MS);
    }
  };
  return { tryRun, run };
}

/** The lease: whose it is and until when, as `owner until`. It ends with the task, with its page, or by itself. */
function createLease(name: LocalKey, { storage, now, wait }: LockTools): WindowLock['tryRun'] {
  let isHeldHere = false;
  const owner = randomId();
  const isMine = () => storage.read(name)?.split(' ')[0] === owner;
  const release = () => {
    if (isMine()) storage.remove(name);
  };

  return async (task) => {
    const until = Number(storage.read(name)?.split(' ')[1] ?? 0);
    if (isHeldHere || until > now()) return null;
    isHeldHere = true;
    try {
      storage.write(name, `${owner} ${now() + LEASE_MS}`);
      await wait(CLAIM_MS);
      // Where nothing can be stored, the lock holds within this window only.
      if (storage.keeps(name) && !isMine()) return null;
      window.addEventListener('pagehide', release);
      return await task();
    } finally {
      isHeldHere = false;
      window.removeEventListener('pagehide', release);
      release();
    }
  };
}
