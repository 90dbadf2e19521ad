import { act } from '@testing-library/react';
import { WebSocket as MockWebSocket, Server } from 'mock-socket';
import { env } from '../../src/env';

/** Longer than mock-socket needs to deliver an open, a frame or a close, and shorter than every measured time. */
export const SERVER_MOMENT_MS = 20;

Object.assign(globalThis, { WebSocket: MockWebSocket });

/** The position frame that answers a case 705, according to Spec §7. */
export const positionFrame = (changes: Record<string, unknown> = {}) => ({
  key: 'customer_job_driver_tracking',
  status: true,
  driver_location: { lat: 51.31, lng: 9.48 },
  time_to_reach_pickup_in_min: 4,
  time_to_reach_drop_in_min: 12,
  ...changes,
});

/** Advances the fake timers, with the resulting work of React and the sockets. */
export const pass = (ms: number) => act(async () => jest.advanceTimersByTimeAsync(ms));

/**
 * A live server for tests of hooks with fake timers. It acknowledges connections, and answers case 705 with given
 * frames.
 */
export function startLiveServer(answer: { to705?: () => unknown } = {}) {
  const frames: Record<string, unknown>[] = [];
  const closeCodes: number[] = [];
  const server = new Server(env.liveUrl, { mock: false });
  server.on('connection', (socket) => {
    socket.on('message', (text) => {
      const frame = JSON.parse(String(text));
      frames.push(frame);
      if (frame.case_value === 700) socket.send('{"key":"customer_connected","status":true}');
      if (frame.case_value === 705 && answer.to705) socket.send(JSON.stringify(answer.to705()));
    });
    socket.on('close', (event?: unknown) => {
      closeCodes.push((event as CloseEvent).code);
    });
  });
  const send = (frame: unknown) => server.clients()[0]?.send(JSON.stringify(frame));
  return {
    frames,
    closeCodes,
    answer,
    clients: () => server.clients().length,
    cases: (caseValue: number) => frames.filter((frame) => frame.case_value === caseValue),
    /** Without waiting for its arrival. */
    send,
    /** Several frames arrive at once. */
    tell: async (...said: readonly unknown[]) => {
      act(() => {
        for (const frame of said) send(frame);
      });
      await pass(SERVER_MOMENT_MS);
    },
    drop: async (code: number) => {
      act(() => server.clients()[0]?.close({ code, reason: '', wasClean: true }));
      await pass(SERVER_MOMENT_MS);
    },
    stop: () => server.stop(),
  };
}
