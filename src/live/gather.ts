import type { LiveTools } from './browser-tools';
import type { LiveMessage } from './live-message';

/** After a message, further ones are handed on together after this time: one drawing of the screen. */
export const GATHER_MS = 16;
/** Of more in one go only the latest count: the work for a burst has a bound. */
export const GATHERED_MAX = 50;

/** What waits to be handed on, with one more message: of positions in a row only the latest counts. */
export function gathered(waiting: readonly LiveMessage[], message: LiveMessage): readonly LiveMessage[] {
  const last = waiting.at(-1);
  if (last?.type !== 'vehicle-tracked' || message.type !== 'vehicle-tracked' || !last.isActive)
    return [...waiting, message].slice(-GATHERED_MAX);
  // A later one may not say where.
  return [...waiting.slice(0, -1), { ...message, position: message.position ?? last.position }];
}

/** Hands on messages: the first at once, those of a burst together. */
interface Gatherer {
  heard(message: LiveMessage): void;
  /** What still waits is not handed on any more. */
  stop(): void;
}

/**
 * Creates the gatherer of one line: however many frames come, the page is told at most every 16 ms. A message alone sets no timer, so
 * that a hidden tab has none but those of its own sends.
 */
export function createGatherer(
  { setTimer, clearTimer, steadyNow }: Pick<LiveTools, 'setTimer' | 'clearTimer' | 'steadyNow'>,
  onMessage: (message: LiveMessage) => void,
): Gatherer {
  let waiting: readonly LiveMessage[] = [];
  let timer: number | null = null;
  let handedOnAtMs = Number.NEGATIVE_INFINITY;

  function handOn() {
    const messages = waiting;
    timer = null;
    waiting = [];
    handedOnAtMs = steadyNow();
    for (const message of messages) onMessage(message);
  }
  return {
    heard(message) {
      waiting = gathered(waiting, message);
      if (timer !== null) return;
      const leftMs = handedOnAtMs + GATHER_MS - steadyNow();
      if (leftMs > 0) timer = setTimer(handOn, leftMs);
      else handOn();
    },
    stop() {
      if (timer !== null) clearTimer(timer);
      timer = null;
      waiting = [];
    },
  };
}
