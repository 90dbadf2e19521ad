import type { CallFailure } from '../backend/failure';
import { busySeconds } from '../backend/retry-after';
import type { BookingDetails } from '../backend/types';
import { pageAgeMs } from '../device/clock';
import type { Result } from '../lib/result';
import { createStore, type Store } from '../lib/store';
import { browserTools, createTimeout, type LiveTools } from './browser-tools';
import { ACK_WAIT_MS, createLiveConnection, type LiveConnection, TRACK_FIRST_MS } from './connection';
import { type Freshness, freshness, type Known, READ_LOST_AFTER_MS, TRACK_INTERVAL_MS } from './freshness';
import { isUp, type LiveMessage, type LiveState } from './live-message';
import type { Tracked } from './messages';

const NOT_FOUND = 404;

/** The state of both sources of a booking's news. */
export interface SourcesState {
  readonly live: LiveState;
  readonly freshness: Freshness;
  /** The failure of the last read that has ended, also while the next one runs. */
  readonly readFailure: CallFailure | null;
  readonly isReading: boolean;
}

/** The state without sources. */
export const noSources: SourcesState = { live: 'idle', freshness: 'live', readFailure: null, isReading: false };

/** The news of a booking. */
export type News =
  /** `changesBefore`: the number of changes by frames when the read was requested. */
  | { readonly type: 'bookingRead'; readonly booking: BookingDetails; readonly changesBefore: number }
  /** HTTP answered 404. */
  | { readonly type: 'bookingMissed' }
  | { readonly type: 'messageReceived'; readonly message: LiveMessage };

/** What a booking in its latest state expects of its sources. */
export interface Expected {
  /** Live messages: not before the first read, and not after the end. */
  readonly isFollowed: boolean;
  /** A read that has not succeeded yet. */
  readonly isReadAwaited: boolean;
  /** The number of requested reads (D28), and of changes by frames. */
  readonly checks: number;
  readonly changes: number;
}

/** The booking to follow. */
export interface SourcesOptions extends Pick<Tracked, 'bookingId' | 'customerId'> {
  readonly readExpected: () => Expected;
  /** Called before each case 705 for its coordinates; the searching dialog has none (Spec §7). */
  readonly readEnds: () => Pick<Tracked, 'pickup' | 'drop'>;
  readonly read: () => Promise<Result<BookingDetails, CallFailure>>;
  readonly send: (news: News) => void;
}

/** The sources of a booking's news: its live connection (D28), and HTTP. */
export interface Sources extends Pick<Store<SourcesState>, 'get' | 'subscribe'> {
  start(): void;
  /** Stops: closes the connection with 1000; an answer that is still on its way is ignored. */
  stop(): void;
  /** Starts new attempts to connect (D16). */
  retry(): void;
  /** Sends case 706 (Spec §7); returns whether the connection was up. */
  sendCancel(reason: string): boolean;
  /** Reads over HTTP, at most once a second; a read that is under way is enough. */
  readAgain(): void;
  /** The booking's state has changed by something else than these sources. */
  look(): void;
}

/**
 * Follows a booking for the driver search or the ride: HTTP reads and live messages become events of its state. HTTP is
 * read at the start, after each (re)connect, when the rules request a check (D28), and every 10 s while the live
 * connection provides no news (D16, D43). One timer waits for the next step of `freshness`.
 */
export function createSources(options: SourcesOptions, tools: LiveTools = browserTools): Sources {
  const { readExpected, read, send } = options;
  const shown = createStore(noSources);
  const waiting = createTimeout(tools);
  let connection: LiveConnection | null = null;
  let failure: CallFailure | null = null;
  let checks = 0;
  let reads = 0;
  let answered = 0;
  let hasConnected = false;
  let isRunning = false;
  let known: Omit<Known, 'isFollowed' | 'isReadAwaited' | 'hasReadFailed'> = {
    live: 'idle',
    newsAtMs: 0,
    askAtMs: 0,
    unanswered: 0,
    hasAnswered: false,
    readAtMs: Number.NEGATIVE_INFINITY,
    reading: 'no',
    isReadWanted: false,
  };
  const learn = (news: Partial<typeof known>) => {
    known = { ...known, ...news };
  };
  const isBusy = () => busySeconds.get() > 0;

  /** Opens the connection while news is expected, and closes it with the end of the booking. */
  function follow(isFollowed: boolean) {
    if (isFollowed && !connection) {
      connection = createLiveConnection({ ...options, onState, onFrame, onConnected, onMessage, onSeen }, tools);
      connection.start();
    } else if (!isFollowed && connection) {
      connection.stop();
      connection = null;
      learn({ live: 'idle' });
    }
  }

  /** Does what is due, shows the state, and waits for the next step. */
  function look() {
    if (!isRunning) return;
    const { isFollowed, isReadAwaited, ...expected } = readExpected();
    if (expected.checks > checks) want();
    checks = expected.checks;
    follow(isFollowed);
    const reading = known.reading !== 'no' && isBusy() ? 'busy' : known.reading;
    const atMs = pageAgeMs();
    const all: Known = {
      ...known,
      reading,
      isFollowed,
      isReadAwaited,
      hasReadFailed: failure !== null && failure.status !== NOT_FOUND,
    };
    const { state, next } = freshness(all, atMs);
    if (state !== 'live' && shown.get().freshness === 'live') {
      show(state);
      want();
      return look();
    }
    show(state);
    if (next === null) return waiting.clear();
    if (next.atMs > atMs) return waiting.set(look, next.atMs - atMs);
    if (next.what === 'read') void readNow();
    if (next.what === 'drop') connection?.drop();
    if (next.what === 'ask') {
      learn({ unanswered: known.unanswered + 1 });
      askNow();
    }
    look();
  }

  function show(state: Freshness) {
    const next: SourcesState = {
      live: known.live,
      freshness: state,
      readFailure: failure,
      isReading: known.reading !== 'no',
    };
    const before = shown.get();
    if ((Object.keys(next) as (keyof SourcesState)[]).some((part) => next[part] !== before[part])) shown.set(next);
  }

  function askNow() {
    connection?.track();
    learn({ askAtMs: pageAgeMs() + TRACK_INTERVAL_MS });
  }

  /** A read that is under way is enough, unless it may be lost. */
  function want() {
    const isLost = pageAgeMs() - known.readAtMs > READ_LOST_AFTER_MS && !isBusy();
    if (known.reading === 'no' || isLost) learn({ isReadWanted: true });
  }

  async function readNow() {
    reads += 1;
    const number = reads;
    learn({ readAtMs: pageAgeMs(), reading: 'yes', isReadWanted: false });
    const changesBefore = readExpected().changes;
    const answer = await read();
    // A later read has answered before.
    if (number <= answered) return;
    answered = number;
    if (number === reads) learn({ reading: 'no' });
    failure = answer.ok ? null : answer.failure;
    // Every answer is an event, also an unchanged one: it confirms the state.
    if (answer.ok) send({ type: 'bookingRead', booking: answer.value, changesBefore });
    else if (failure?.status === NOT_FOUND) send({ type: 'bookingMissed' });
    look();
  }

  function onState(live: LiveState) {
    // The half minute of a connection begins with it, across all its sockets.
    if (known.live === 'idle') learn({ newsAtMs: pageAgeMs() });
    if (isUp(live) && !isUp(known.live)) learn({ unanswered: 0, askAtMs: pageAgeMs() + TRACK_FIRST_MS });
    learn({ live });
    look();
  }

  function onFrame(isAnswer: boolean) {
    learn({ newsAtMs: pageAgeMs(), unanswered: 0, hasAnswered: known.hasAnswered || isAnswer });
    if (shown.get().freshness !== 'live') look();
  }

  /** Messages sent while the connection was down are lost, so read again; not if the first read was just requested. */
  function onConnected() {
    const isRead = !hasConnected && pageAgeMs() - known.readAtMs < ACK_WAIT_MS;
    hasConnected = true;
    if (!isRead) want();
    look();
  }

  function onMessage(message: LiveMessage) {
    send({ type: 'messageReceived', message });
    look();
  }

  function onSeen() {
    askNow();
    look();
  }

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    start() {
      isRunning = true;
      learn({ isReadWanted: true });
      look();
    },
    stop() {
      isRunning = false;
      answered = reads;
      waiting.clear();
      follow(false);
      learn({ reading: 'no' });
      shown.set(noSources);
    },
    retry: () => connection?.retry(),
    sendCancel: (reason) => connection?.sendCancel(reason) ?? false,
    readAgain() {
      want();
      look();
    },
    look,
  };
}
