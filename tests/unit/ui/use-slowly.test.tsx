/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useSlowly } from '../../../src/ui/time';

const EVERY_MS = 10_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function tellTexts() {
  const told: string[] = [];
  const { rerender } = renderHook(
    ({ text }) => {
      const now = useSlowly(text, EVERY_MS);
      if (told.at(-1) !== now) told.push(now);
    },
    { initialProps: { text: '0 of 12' } },
  );
  return {
    told,
    tell: (text: string) => rerender({ text }),
    pass: (ms: number) => act(() => jest.advanceTimersByTime(ms)),
  };
}

test('the progress is told at once, then at most every ten seconds, and the last one is not lost', () => {
  const { told, tell, pass } = tellTexts();
  expect(told).toEqual(['', '0 of 12']);
  for (let placed = 1; placed <= 12; placed += 1) {
    tell(`${placed} of 12`);
    pass(1_500);
  }
  expect(told).toEqual(['', '0 of 12', '7 of 12']);
  pass(EVERY_MS);
  expect(told.at(-1)).toBe('12 of 12');
  expect(told).toHaveLength(4);
});

test('a text that comes long after the last one is told at once', () => {
  const { told, tell, pass } = tellTexts();
  pass(EVERY_MS);
  tell('1 of 12');
  expect(told.at(-1)).toBe('1 of 12');
});
