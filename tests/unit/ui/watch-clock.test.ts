/** @jest-environment jsdom */
import { watchClock } from '../../../src/ui/time';
import { fakePage } from '../../support/fake-page';

const SECOND_MS = 1_000;
const page = fakePage();

beforeEach(() => {
  jest.useFakeTimers();
  page.setHidden(false);
});
afterEach(() => jest.useRealTimers());

test('the clock is looked at as often as wanted while the page is seen', () => {
  const look = jest.fn();
  const stop = watchClock(look, SECOND_MS);
  expect(look).not.toHaveBeenCalled();
  jest.advanceTimersByTime(3 * SECOND_MS);
  expect(look).toHaveBeenCalledTimes(3);
  stop();
  jest.advanceTimersByTime(3 * SECOND_MS);
  expect(look).toHaveBeenCalledTimes(3);
});

test('in a hidden page no timer runs; once seen again, the clock is looked at at once', () => {
  const look = jest.fn();
  const stop = watchClock(look, SECOND_MS);
  page.setHidden(true);
  expect(jest.getTimerCount()).toBe(0);
  jest.advanceTimersByTime(60 * SECOND_MS);
  expect(look).not.toHaveBeenCalled();
  page.setHidden(false);
  expect(look).toHaveBeenCalledTimes(1);
  jest.advanceTimersByTime(SECOND_MS);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
  page.setHidden(true);
  page.setHidden(false);
  expect(look).toHaveBeenCalledTimes(2);
  expect(jest.getTimerCount()).toBe(0);
});

test('a page that opens hidden begins to look when it is seen', () => {
  page.setHidden(true);
  const look = jest.fn();
  const stop = watchClock(look, SECOND_MS);
  jest.advanceTimersByTime(60 * SECOND_MS);
  expect(look).not.toHaveBeenCalled();
  page.setHidden(false);
  jest.advanceTimersByTime(SECOND_MS);
  expect(look).toHaveBeenCalledTimes(2);
  stop();
});
