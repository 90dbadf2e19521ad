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

/** Creates the gatherer of one line: however many frames come, the page is told at most every 16 ms. */
export function createGatherer(
  { setTimer, clearTimer }: Pick<LiveTools, 'setTimer' | 'clearTimer'>,
  onMessage: (message: LiveMessage) => void,
): Gatherer {
  let waiting: readonly LiveMessage[] = [];
  let timer: number | null = null;

  function handOn(messages: readonly LiveMessage[]) {
    timer = setTimer(next, GATHER_MS);
    for (const message of messages) onMessage(message);
  }
  function next() {
    timer = null;
    const messages = waiting;
    waiting = [];
    if (messages.length > 0) handOn(messages);
  }
  return {
    heard(message) {
      if (timer === null) handOn([message]);
      else waiting = gathered(waiting, message);
    },
    stop() {
      if (timer !== null) clearTimer(timer);
      timer = null;
      waiting = [];
    },
  };
}
