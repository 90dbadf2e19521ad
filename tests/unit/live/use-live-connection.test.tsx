/** @jest-environment jsdom */
import { WebSocket as MockWebSocket, Server } from 'mock-socket';
import { act, StrictMode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { env } from '../../../src/env';
import type { LiveState } from '../../../src/live/live-message';
import { type LiveOptions, useLiveConnection } from '../../../src/live/use-live-connection';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, WebSocket: MockWebSocket });

let server: Server;
let root: Root;
let state: LiveState;
let opened: number;
let closeCodes: number[];
let frames: Record<string, unknown>[];

beforeEach(() => {
  jest.useFakeTimers();
  opened = 0;
  closeCodes = [];
  frames = [];
  server = new Server(env.liveUrl, { mock: false });
  server.on('connection', (socket) => {
    opened += 1;
    socket.on('message', (text) => {
      frames.push(JSON.parse(String(text)));
      if (frames.at(-1)?.case_value === 700) socket.send('{"key":"customer_connected","status":true}');
    });
    socket.on('close', (event?: unknown) => {
      closeCodes.push((event as CloseEvent).code);
    });
  });
  root = createRoot(document.createElement('div'));
});
afterEach(() => {
  act(() => root.unmount());
  act(() => jest.advanceTimersByTime(20));
  server.stop();
  jest.useRealTimers();
});

function Followed(props: LiveOptions) {
  state = useLiveConnection(props).live;
  return null;
}
const options = { bookingId: 'B1', customerId: 7, onMessage: () => {} };
const show = (props: LiveOptions) => {
  act(() => root.render(<Followed {...props} />));
  act(() => jest.advanceTimersByTime(20));
};

describe('One connection per followed booking (D28)', () => {
  test('without a booking there is none', () => {
    show({ ...options, bookingId: null });
    expect([opened, state]).toEqual([0, 'idle']);
  });

  test('a booking opens one', () => {
    show(options);
    expect([opened, state]).toEqual([1, 'acknowledged']);
  });

  test('mounting twice in strict mode leaves one', () => {
    act(() =>
      root.render(
        <StrictMode>
          <Followed {...options} />
        </StrictMode>,
      ),
    );
    act(() => jest.advanceTimersByTime(20));
    expect([opened, state]).toEqual([1, 'acknowledged']);
  });

  test('other handlers and coordinates keep it, and are used', () => {
    show(options);
    const onMessage = jest.fn();
    show({ ...options, pickup: { lat: 51, lng: 9 }, onMessage });
    act(() => server.clients()[0]?.send('{"key":"customer_job_driver_tracking","status":true}'));
    act(() => jest.advanceTimersByTime(500));
    expect(opened).toBe(1);
    expect(onMessage).toHaveBeenCalledTimes(1);
    expect(frames.at(-1)).toMatchObject({ case_value: 705, pickup_latlng: '51,9' });
  });

  test('another booking gets a new one', () => {
    show(options);
    show({ ...options, bookingId: 'B2' });
    act(() => jest.advanceTimersByTime(500));
    expect([opened, closeCodes]).toEqual([2, [1000]]);
    expect(frames.at(-1)).toMatchObject({ case_value: 705, booking_id: 'B2' });
  });

  test('without the booking it is idle again', () => {
    show(options);
    show({ ...options, bookingId: null });
    expect([state, closeCodes]).toEqual(['idle', [1000]]);
  });
});

describe('The connection closes with 1000 on unmount and on pagehide, and opens again on pageshow (D16)', () => {
  test('unmount', () => {
    show(options);
    act(() => root.unmount());
    act(() => jest.advanceTimersByTime(20));
    expect(closeCodes).toEqual([1000]);
    expect(jest.getTimerCount()).toBe(0);
  });

  test('pagehide and pageshow', () => {
    show(options);
    act(() => void window.dispatchEvent(new Event('pagehide')));
    act(() => jest.advanceTimersByTime(20));
    expect([state, closeCodes]).toEqual(['idle', [1000]]);
    act(() => void window.dispatchEvent(new Event('pageshow')));
    act(() => jest.advanceTimersByTime(20));
    expect([state, opened]).toEqual(['acknowledged', 2]);
  });

  test.each([
    ['visible', 2],
    ['hidden', 1],
  ] as const)('a tab that becomes %s has asked %i times', (visibility, times) => {
    show(options);
    act(() => jest.advanceTimersByTime(500));
    jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    act(() => jest.advanceTimersByTime(20));
    expect(frames.filter((frame) => frame.case_value === 705)).toHaveLength(times);
    jest.restoreAllMocks();
  });
});
