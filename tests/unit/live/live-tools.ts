import { WebSocket as MockWebSocket, Server } from 'mock-socket';
import { env } from '../../../src/env';
import type { LiveTools, PageEvent } from '../../../src/live/browser-tools';
import { isUp, type LiveMessage, type LiveState } from '../../../src/live/live-message';
import { createSources, type SourcesOptions } from '../../../src/live/sources';

/** Longer than mock-socket needs to deliver an open, a frame or a close, shorter than everything that is measured. */
export const MOMENT_MS = 20;

type Client = Parameters<NonNullable<Parameters<Server['on']>[1]>>[0] & {
  send(text: string): void;
  close(options?: { code: number; reason: string; wasClean: boolean }): void;
};

/** What a server does with its clients; each test says it. */
export interface Answers {
  ack?: boolean | undefined;
}

/**
 * A server of mock-socket and a followed booking of ours, whose reads are never answered, with everything that passes
 * between them.
 */
export function startTogether(answers: Answers = { ack: true }, ends: SourcesOptions['readEnds'] = () => ({})) {
  const clients: Client[] = [];
  const frames: Record<string, unknown>[] = [];
  const states: LiveState[] = [];
  const quiet: boolean[] = [];
  const messages: LiveMessage[] = [];
  const closeCodes: number[] = [];
  const sockets: WebSocket[] = [];
  const prepared: (WebSocket | Error)[] = [];
  let pageListener: ((sign: PageEvent) => void) | null = null;

  const listen = () => {
    // Its client is imported: in place of the global one, jest would take it away while it still closes.
    const server = new Server(env.liveUrl, { mock: false });
    server.on('connection', (socket) => {
      const client = socket as unknown as Client;
      clients.push(client);
      socket.on('message', (text) => {
        const frame = JSON.parse(String(text));
        frames.push(frame);
        if (frame.case_value === 700 && answers.ack !== undefined)
          tell({ key: 'customer_connected', status: answers.ack });
      });
      socket.on('close', (event?: unknown) => {
        closeCodes.push((event as CloseEvent).code);
      });
    });
    return server;
  };
  let server: Server | null = listen();
  const last = () => {
    const client = clients.at(-1);
    if (!client) throw new Error('no client has connected');
    return client;
  };
  const tell = (frame: unknown) => last().send(typeof frame === 'string' ? frame : JSON.stringify(frame));

  const tools: LiveTools = {
    openSocket: (url) => {
      const instead = prepared.shift();
      if (instead instanceof Error) throw instead;
      if (instead) return instead;
      const socket = new MockWebSocket(url) as unknown as WebSocket;
      sockets.push(socket);
      return socket;
    },
    setTimer: (action, delayMs) => setTimeout(action, delayMs) as unknown as number,
    clearTimer: (timer) => clearTimeout(timer),
    readDevice: () => ({ id: 'device', name: 'Chrome on Linux' }),
    watchPage: (listener) => {
      pageListener = listener;
      return () => {
        pageListener = null;
      };
    },
  };
  const connection = createSources(
    {
      bookingId: 'B1',
      customerId: 7,
      readExpected: () => ({ isFollowed: true, isReadAwaited: false, checks: 0, changes: 0 }),
      readEnds: ends,
      read: () => new Promise(() => {}),
      send: (event) => {
        if (event.type === 'messageReceived') messages.push(event.message);
      },
    },
    tools,
  );
  let [state, isQuiet] = ['idle' as LiveState, false];
  connection.subscribe(() => {
    const { live, freshness } = connection.get();
    if (live !== state) states.push(live);
    if (isQuiet !== (freshness !== 'live')) quiet.push(!isQuiet);
    [state, isQuiet] = [live, freshness !== 'live'];
  });

  return {
    connection,
    frames,
    states,
    /** Each time the line fell quiet (true) or spoke again (false). */
    quiet,
    messages,
    closeCodes,
    sockets,
    tell,
    state: () => states.at(-1),
    timesConnected: () => states.filter((state, index) => isUp(state) && !isUp(states[index - 1] ?? 'idle')).length,
    cases: (caseValue: number) => frames.filter((frame) => frame.case_value === caseValue).length,
    drop: (code = 1006) => last().close({ code, reason: '', wasClean: code === 1000 }),
    page: (sign: PageEvent) => pageListener?.(sign),
    isWatchingPage: () => pageListener !== null,
    /** Nobody answers at the address from now on. */
    goDown: () => {
      server?.stop();
      server = null;
    },
    comeBack: () => {
      server ??= listen();
    },
    /** What the browser answers to the next openings instead of a socket to the server. */
    openNext: (instead: WebSocket | Error, times = 1) => {
      for (let time = 0; time < times; time += 1) prepared.push(instead);
    },
    stopServer: () => server?.stop(),
  };
}
