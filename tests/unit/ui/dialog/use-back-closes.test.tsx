/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useBackCloses } from '../../../../src/ui/dialog/use-back-closes';

/** Back and Forward arrive later, as in a browser. */
const go = (delta: number) =>
  act(async () => {
    const arrived = new Promise((resolve) => window.addEventListener('popstate', resolve, { once: true }));
    window.history.go(delta);
    await arrived;
    // What the arrival leads to, each in a task of its own.
    for (let task = 0; task < 20; task += 1) await new Promise((resolve) => setTimeout(resolve));
  });
const visit = (path: string) => window.history.pushState({ key: path }, '', path);
const path = () => window.location.pathname;

/** Opens a dialog on the page, closes it by its own button, and leaves the page for another one. */
function openCloseAndLeave(to: string) {
  const { rerender, unmount } = renderHook(({ open }) => useBackCloses(open, () => {}), {
    initialProps: { open: true },
  });
  rerender({ open: false });
  unmount();
  visit(to);
}

test('Forward after Back leads to the page that was opened from the dialog', async () => {
  visit('/bookings');
  openCloseAndLeave('/ride');
  await go(-1);
  expect(path()).toBe('/bookings');
  await go(1);
  expect(path()).toBe('/ride');
});

test('the entry that a closed dialog has left behind costs no Back', async () => {
  visit('/home');
  visit('/form');
  openCloseAndLeave('/ride');
  await go(-1);
  expect(path()).toBe('/form');
  await go(-1);
  expect(path()).toBe('/home');
});

test('Back closes an open dialog and stays on the page', async () => {
  visit('/page');
  const close = jest.fn();
  const { unmount } = renderHook(() => useBackCloses(true, close));
  await go(-1);
  expect(close).toHaveBeenCalledTimes(1);
  expect(path()).toBe('/page');
  unmount();
});
