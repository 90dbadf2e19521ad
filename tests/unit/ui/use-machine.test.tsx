/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { StrictMode } from 'react';
import { useStable } from '../../../src/ui/effects';
import { useMachine } from '../../../src/ui/use-machine';

type Lamp = 'off' | 'on' | 'bright';
const WAIT_MS = 1_000;

/** A lamp that goes off after a second, bright or not; each step that it takes by itself is counted. */
function open() {
  const fire = jest.fn((): Lamp => 'off');
  const timer = { key: 'off', delayMs: WAIT_MS, fire };
  const view = renderHook(
    () =>
      useMachine<Lamp, Lamp>({
        initial: 'off',
        next: (_lamp, event) => event,
        timers: (lamp) => (lamp === 'off' ? [] : [timer]),
      }),
    { wrapper: StrictMode },
  );
  const send = (event: Lamp) => act(() => void view.result.current.send(event));
  return { fire, send, unmount: view.unmount, lamp: () => view.result.current.state };
}
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

describe('the timers of a flow', () => {
  test('begin with the state that has them, once under StrictMode too, and end with it', () => {
    const { send, lamp, fire } = open();
    send('on');
    pass(WAIT_MS - 1);
    expect(lamp()).toBe('on');
    pass(1);
    expect([lamp(), fire.mock.calls.length]).toEqual(['off', 1]);
    pass(10 * WAIT_MS);
    expect(fire).toHaveBeenCalledTimes(1);
  });

  test('do not begin anew in another state that has them too', () => {
    const { send, lamp } = open();
    send('on');
    pass(WAIT_MS - 1);
    send('bright');
    pass(1);
    expect(lamp()).toBe('off');
  });

  test('end with the screen', () => {
    const { send, fire, unmount } = open();
    send('on');
    unmount();
    pass(10 * WAIT_MS);
    expect(fire).not.toHaveBeenCalled();
  });
});

test('a stable function stays the same, and does what the latest render says', () => {
  const { result, rerender } = renderHook(({ word }) => useStable(() => word), { initialProps: { word: 'first' } });
  const said = result.current;
  rerender({ word: 'second' });
  expect(result.current).toBe(said);
  expect(said()).toBe('second');
});
