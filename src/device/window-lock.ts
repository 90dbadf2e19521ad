import { randomId } from '../lib/id';

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
  readonly wait: (delayMs: number) => Promise<void>;
}

/** The lock of that name in this browser. */
export const browserLock = (name: string): WindowLock =>
  createWindowLock(name, {
    locks: globalThis.navigator?.locks,
    wait: (delayMs) => new Promise((resolve) => setTimeout(resolve, delayMs)),
  });

/** The longest wait for the answer of another window. */
const ANSWER_WAIT_MS = 500;
const LOOK_EVERY_MS = 500;

/**
 * The browser's lock of that name (Web Locks). If it is missing, or refused because all site data is blocked, the
 * windows ask each other (decision windows-ask-each-other).
 */
export function createWindowLock(name: string, tools: LockTools): WindowLock {
  const { locks } = tools;
  const asking = createAskingLock(name, tools);
  if (!locks) return asking;
  const granted = async <Answer>(begun: () => void, task: () => Promise<Answer>) => {
    begun();
    return await task();
  };
  return {
    tryRun: (task) =>
      orElse(
        async (begun) =>
          await locks.request(name, { ifAvailable: true }, (lock) => (lock ? granted(begun, task) : null)),
        () => asking.tryRun(task),
      ),
    run: (task) =>
      orElse(
        async (begun) => await locks.request(name, () => granted(begun, task)),
        () => asking.run(task),
      ),
  };
}

/**
 * Requests the browser's lock. A refusal before the task starts falls back to the other lock; a failure of the task
 * does not.
 */
async function orElse<Answer>(
  ask: (begun: () => void) => Promise<Answer>,
  otherwise: () => Promise<Answer>,
): Promise<Answer> {
  let hasBegun = false;
  try {
    return await ask(() => {
      hasBegun = true;
    });
  } catch (error) {
    if (hasBegun) throw error;
    return otherwise();
  }
}

/** A lock that the open windows give each other. It ends with the task or with its window. */
function createAskingLock(name: string, { wait }: LockTools): WindowLock {
  let isHeldHere = false;
  const tryRun: WindowLock['tryRun'] = async (task) => {
    if (isHeldHere) return null;
    isHeldHere = true;
    const claim = claimAmongWindows(name);
    try {
      if (claim) await wait(ANSWER_WAIT_MS);
      return claim && !claim.hold() ? null : await task();
    } finally {
      isHeldHere = false;
      claim?.end();
    }
  };
  const run: WindowLock['run'] = async (task) => {
    for (;;) {
      // Wrapped in an object, so that a task that returns null counts as run.
      const answer = await tryRun(async () => ({ value: await task() }));
      if (answer) return answer.value;
      await wait(LOOK_EVERY_MS);
    }
  };
  return { tryRun, run };
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
function claimAmongWindows(name: string): Claim | null {
  const owner = randomId();
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
