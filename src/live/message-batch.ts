import { pageAgeMs } from '../device/clock';
import type { LiveTools } from './browser-tools';
import type { LiveMessage } from './live-message';

/** Messages that follow one another are delivered together after this time: one render. */
export const BATCH_MS = 16;
/** The maximum number of messages per delivery, the latest ones: it limits the work of a burst. */
export const BATCH_MAX = 50;

/** The waiting messages plus one: of consecutive positions only the latest is kept. */
export function addToBatch(waiting: readonly LiveMessage[], message: LiveMessage): readonly LiveMessage[] {
  const last = waiting.at(-1);
  if (last?.type !== 'vehicle-tracked' || message.type !== 'vehicle-tracked' || !last.isActive)
    return [...waiting, message].slice(-BATCH_MAX);
  // The later message may have no position.
  return [...waiting.slice(0, -1), { ...message, position: message.position ?? last.position }];
}

/** Delivers messages: the first at once, those of a burst together. */
interface MessageBatcher {
  heard(message: LiveMessage): void;
  /** Stops permanently: waiting messages are dropped. */
  stop(): void;
}

/**
 * Creates the batcher of one connection: it calls the page at most every 16 ms, however many frames arrive. A single
 * message sets no timer, so that a hidden tab has only those of its own sends.
 */
export function createMessageBatcher(
  { setTimer, clearTimer }: Pick<LiveTools, 'setTimer' | 'clearTimer'>,
  onMessage: (message: LiveMessage) => void,
): MessageBatcher {
  let waiting: readonly LiveMessage[] = [];
  let timer: number | null = null;
  let handedOnAtMs = Number.NEGATIVE_INFINITY;

  function handOn() {
    const messages = waiting;
    timer = null;
    waiting = [];
    handedOnAtMs = pageAgeMs();
    for (const message of messages) onMessage(message);
  }
  return {
    heard(message) {
      waiting = addToBatch(waiting, message);
      if (timer !== null) return;
      const leftMs = handedOnAtMs + BATCH_MS - pageAgeMs();
      if (leftMs > 0) timer = setTimer(handOn, leftMs);
      else handOn();
    },
    stop() {
      if (timer !== null) clearTimer(timer);
    },
  };
}
