/**
 * The number of unanswered cases 705 in a row that mean a dead connection: half a minute. TCP alone takes minutes to
 * notice that a phone has lost its network.
 */
export const UNANSWERED_MAX = 3;

/** Distinguishes a dead connection from a quiet one, socket by socket. */
interface SilenceWatch {
  /** A scheduled case 705 was sent. */
  asked(): void;
  /** A valid frame arrived; an answer to 705 shows that this server answers them. */
  heard(isAnswer: boolean): void;
  isDead(): boolean;
  /** A new socket: nothing was sent on it yet. */
  startOver(): void;
}

/**
 * Creates the watch. A server that has never answered a case 705 may have no vehicle yet: its silence does not count.
 */
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
