/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import type { LiveState } from '../../../../src/live/live-message';
import { useShownConnection } from '../../../../src/ride/status/status-banner';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

test('a loss is shown after 3 s (D16), and not again for every step of the reconnecting', () => {
  const { result, rerender } = renderHook(useShownConnection, { initialProps: 'acknowledged' as LiveState });
  rerender('waiting');
  pass(2_999);
  expect(result.current.live).toBe('acknowledged');
  pass(1);
  expect(result.current).toEqual({ live: 'waiting', isLost: true });
  rerender('connecting');
  expect(result.current).toEqual({ live: 'connecting', isLost: true });
});

test.each<[string, readonly LiveState[], LiveState]>([
  ['the steps of a reconnect do not put the 3 s off', ['waiting', 'connecting', 'waiting'], 'waiting'],
  ['one that is back in time was never lost', ['waiting', 'connecting', 'acknowledged'], 'acknowledged'],
])('%s', (_what, states, shown) => {
  const { result, rerender } = renderHook(useShownConnection, { initialProps: 'acknowledged' as LiveState });
  for (const state of states) {
    rerender(state);
    pass(1_000);
  }
  expect(result.current.live).toBe(shown);
});

test.each<[LiveState, boolean]>([
  ['connecting', false],
  ['handshaking', false],
  ['refused', true],
])('before the first connection %s is shown at once; a loss: %s', (live, isLost) => {
  expect(renderHook(useShownConnection, { initialProps: live }).result.current).toEqual({ live, isLost });
});
