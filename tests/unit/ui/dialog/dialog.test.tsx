/** @jest-environment jsdom */
import { act, fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { Dialog } from '../../../../src/ui/dialog/dialog';

/** jsdom cannot open dialogs; the event of a closing comes when a test says so, as with a browser's next frame. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
    this.querySelector('a')?.focus();
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
});

const dialog = (open: boolean, onClose: () => void) => (
  <Dialog open={open} onClose={onClose} title="We may have received your booking">
    <p>Check again</p>
  </Dialog>
);
const elementIn = (container: HTMLElement) => container.querySelector('dialog') as HTMLDialogElement;

test('the focus begins at the heading, also in Firefox, which focuses the first control', () => {
  const { container } = render(
    <Dialog open onClose={() => {}} title="Login Required" closeLabel="Close">
      <a href="tel:0">Call us</a>
    </Dialog>,
  );
  expect(document.activeElement).toBe(container.querySelector('h2'));
});

test('the focus starts at the content of the page if the dialog is removed with its opener, as by a login', async () => {
  const page = (children: ReactNode) => <main tabIndex={-1}>{children}</main>;
  const { rerender, container } = render(page(dialog(true, () => {})));
  await act(async () => rerender(page(null)));
  expect(document.activeElement).toBe(container.querySelector('main'));
});

test('a dialog that its owner has closed and opened again stays: the late event of that closing is no Escape', () => {
  const onClose = jest.fn();
  const { container, rerender } = render(dialog(true, onClose));
  rerender(dialog(false, onClose));
  rerender(dialog(true, onClose));
  fireEvent(elementIn(container), new Event('close'));
  expect(onClose).not.toHaveBeenCalled();
  expect(elementIn(container).open).toBe(true);
});

test('a dialog that the browser has closed asks its owner, and is shown again if the owner keeps it', () => {
  const onClose = jest.fn();
  const { container } = render(dialog(true, onClose));
  elementIn(container).close();
  fireEvent(elementIn(container), new Event('close'));
  expect(onClose).toHaveBeenCalledTimes(1);
  expect(elementIn(container).open).toBe(true);
});
