import { randomId } from '../lib/id';
import { now } from './clock';
import { localStore, type SafeStorage } from './storage';
import type { LocalKey } from './stored-data';

/** A lock that one window of this site on this device holds at a time. */
export interface WindowLock {
  /** Runs the task, or returns null at once if any window, including this one, holds the lock. */
  tryRun<Answer>(task: () => Promise<Answer>): Promise<Answer | null>;
  /** Runs the task as soon as the lock is free. */
  run<Answer>(task: () => Promise<Answer>): Promise<Answer>;
}

/** The lock's access to the browser, which has `locks` only on https and localhost. */
export interface LockTools {
  readonly locks: LockManager | undefined;
  readonly storage: SafeStorage<LocalKey>;
  readonly now: () => number;
  readonly wait: (delayMs: number) => Promise<void>;
}

/** The lock of that name in this browser, by the page's clock (D53). */
export const browserLock = (name: LocalKey): WindowLock =>
  createWindowLock(name, {
    locks: globalThis.navigator?.locks,
    storage: localStore,
    now,
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  });

/** The maximum time of a lease, for browsers without locks; longer than any order takes. */
const LEASE_MS = 90_000;
/** After this time a window checks whether another one took the lease at the same moment. */
const CLAIM_MS = 50;
/** The longest wait for the answer of another window, where nothing can be stored. */
const CHANNEL_WAIT_MS = 500;
const LOOK_EVERY_MS = 500;

/**
 * The browser's lock of that name (Web Locks). If it is missing, or refused because all site data is blocked, a lease
 * in the device's storage replaces it.
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

/**
 * Requests the browser's lock. A refusal before the task starts falls back to the lease; a failure of the task does
 * not.
 */
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
      // Wrapped in an object, so that a task that returns null counts as run.
      const answer = await tryRun(async () => ({ value: await task() }));
      if (answer) return answer.value;
      await wait(LOOK_EVERY_MS);
    }
  };
  return { tryRun, run };
}

/**
 * A lease: its owner and expiry, as `owner until`. It ends with the task, with its page, or at its expiry. Where
 * nothing can be stored, the windows ask each other (decision where-nothing-can-be-stored).
 */
function createLease(name: LocalKey, { storage, now, wait }: LockTools): WindowLock['tryRun'] {
  let isHeldHere = false;
  const owner = randomId();
  const isMine = () => storage.read(name)?.split(' ')[0] === owner;
  const release = () => {
    if (isMine()) storage.remove(name);
  };

  return async (task) => {
    // A lease longer than the maximum is invalid: the clock was set back, or the text was changed.
    const leftMs = Number(storage.read(name)?.split(' ')[1] ?? 0) - now();
    if (isHeldHere || (leftMs > 0 && leftMs <= LEASE_MS)) return null;
    isHeldHere = true;
    let claim: Claim | null = null;
    try {
      storage.write(name, `${owner} ${now() + LEASE_MS}`);
      if (!storage.keeps(name)) claim = claimAmongWindows(name, owner);
      await wait(claim ? CHANNEL_WAIT_MS : CLAIM_MS);
      if (claim ? !claim.hold() : storage.keeps(name) && !isMine()) return null;
      window.addEventListener('pagehide', release);
      return await task();
    } finally {
      isHeldHere = false;
      window.removeEventListener('pagehide', release);
      claim?.end();
      release();
    }
  };
}

/** A claim to a lock among the open windows. */
interface Claim {
  /** Whether no other window has the lock: from now on this one has it. */
  readonly hold: () => boolean;
  readonly end: () => void;
}

/**
 * Asks the other windows for a lock, and answers them until the claim ends. Of two that ask at the same time, the one
 * with the smaller id gets it. Null where the browser refuses channels as well: then a lock works within its window.
 */
function claimAmongWindows(name: string, owner: string): Claim | null {
  try {
    const channel = new BroadcastChannel(name);
    let state: 'asking' | 'holding' | 'refused' = 'asking';
    channel.onmessage = ({ data }: MessageEvent<{ readonly asks?: string; readonly refuses?: string }>) => {
      if (data.refuses === owner && state === 'asking') state = 'refused';
      if (!data.asks || state === 'refused') return;
      if (state === 'holding' || owner < data.asks) channel.postMessage({ refuses: data.asks });
      else state = 'refused';
    };
    channel.postMessage({ asks: owner });
    return {
      hold: () => {
        if (state === 'asking') state = 'holding';
        return state === 'holding';
      },
      end: () => channel.close(),
    };
  } catch {
    return null;
  }
}
