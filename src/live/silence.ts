/**
 * So many cases 705 in a row without a word from the server: half a minute. TCP itself notices a dead line only after
 * minutes, when a phone has lost its network without a goodbye.
 */
export const UNANSWERED_MAX = 3;

/** Tells a dead line from a quiet one, socket after socket. */
interface SilenceWatch {
  /** A case 705 was sent in its turn. */
  asked(): void;
  /** A valid frame came; an answer to 705 shows that this server answers them at all. */
  heard(isAnswer: boolean): void;
  /** Whether the line counts as dead. */
  isDead(): boolean;
  /** Another socket: nothing has been asked on it. */
  startOver(): void;
}

/** Watches for silence. A server that has never answered a case 705 is not expected to: it may have no vehicle yet. */
export function createSilenceWatch(): SilenceWatch {
  let unanswered = 0;
  let isAnswering = false;
  return {
    asked: () => {
      unanswered += 1;
    },
    heard: (isAnswer) => {
      unanswered = 0;
      isAnswering ||= isAnswer;
    },
    isDead: () => isAnswering && unanswered >= UNANSWERED_MAX,
    startOver: () => {
      unanswered = 0;
    },
  };
}
