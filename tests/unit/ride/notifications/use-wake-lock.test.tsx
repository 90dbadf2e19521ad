/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useWakeLock } from '../../../../src/ride/notifications/use-wake-lock';

const release = jest.fn(async () => {});
const request = jest.fn(async () => ({ release }));
const settle = () => act(async () => {});
const becomeVisible = () => act(async () => void document.dispatchEvent(new Event('visibilitychange')));

beforeEach(() => {
  jest.clearAllMocks();
  Object.assign(navigator, { wakeLock: { request } });
});

test('offered only where the browser can do it', () => {
  expect(renderHook(useWakeLock).result.current.isPossible).toBe(true);
  Reflect.deleteProperty(navigator, 'wakeLock');
  expect(renderHook(useWakeLock).result.current.isPossible).toBe(false);
});

test('the screen stays on when requested, again after the page was hidden, until the end of the visit', async () => {
  const { result, unmount } = renderHook(useWakeLock);
  expect(request).not.toHaveBeenCalled();
  act(() => result.current.want(true));
  await settle();
  expect(request).toHaveBeenCalledTimes(1);
  await becomeVisible();
  expect(request).toHaveBeenCalledTimes(2);
  unmount();
  await settle();
  expect(release).toHaveBeenCalled();
  await becomeVisible();
  expect(request).toHaveBeenCalledTimes(2);
});

test('a lock that the device refuses is said to be off', async () => {
  request.mockRejectedValueOnce(new DOMException('low battery', 'NotAllowedError'));
  const { result } = renderHook(useWakeLock);
  act(() => result.current.want(true));
  await settle();
  expect(result.current.isWanted).toBe(false);
});

test('a lock that comes after leaving is given back', async () => {
  const { result, unmount } = renderHook(useWakeLock);
  act(() => result.current.want(true));
  unmount();
  await settle();
  expect(release).toHaveBeenCalledTimes(1);
});
