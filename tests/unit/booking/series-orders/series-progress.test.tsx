/** @jest-environment jsdom */
import { LocationProvider } from '@reach/router';
import { fireEvent, screen } from '@testing-library/react';
import { SeriesProgress } from '../../../../src/booking/series-orders/series-progress';
import type { Series } from '../../../../src/booking/series-orders/use-series';
import type { SeriesRow } from '../../../../src/job/series/series-record';
import series from '../../../../src/locales/en/series.json';
import { renderScreen } from '../../../support/render-screen-hook';

/** jsdom cannot open dialogs. */
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

const first = { key: '1', startsAt: '2026-11-20 14:05:00', isBack: false };
const placed: SeriesRow = { ...first, state: 'placed', bookingId: '77' };
const second = { ...first, key: '2', startsAt: '2026-11-21 14:05:00' };
const missing: SeriesRow = { ...second, state: 'waiting' };
const unknown: SeriesRow = {
  ...{ ...second, state: 'unknown', knownIds: [] },
  startedAt: { deviceMs: 0, aheadMs: null },
};

const progress = (rows: SeriesRow[], doing: Series['doing']) => (
  <SeriesProgress
    open
    record={{ version: 1, id: 's', words: { pickup: '', drop: '' }, order: null, isTreatment: false, rows }}
    series={{ doing, stop: 'done', check: () => {}, leaveMissing: () => {} }}
    needsLines={false}
    onGoOn={() => {}}
    onClose={() => {}}
  />
);

test('while the rides are ordered the dialog cannot be closed, and offers the phone', () => {
  renderScreen(progress([placed, missing], 'placing'), {});
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/);
});

test.each([
  ['nothing', 'false'],
  ['checking', 'true'],
] as const)(
  'while the series is doing %s, its buttons that order and look have no effect, and say so: %s',
  (doing, isHeld) => {
    renderScreen(progress([missing, { ...unknown, key: '3' }], doing), {});
    const held = [series.run.bookOne, series.run.check].map((name) => screen.getByRole('button', { name }));
    expect(held.map((button) => button.getAttribute('aria-disabled'))).toEqual([isHeld, isHeld]);
  },
);

test.each<[string, SeriesRow, string, SeriesRow[], 'nothing' | 'placing']>([
  [
    '"Book 1 missing ride with obligation to pay" begins the orders',
    missing,
    series.run.bookOne,
    [placed, missing],
    'placing',
  ],
  ['"Do not book the missing rides" leaves no ride to order', missing, series.run.leave, [placed], 'nothing'],
  ['"Check again" finds the ride', unknown, series.run.check, [placed, { ...placed, ...second }], 'nothing'],
])('%s: the button is gone, and the focus is at the heading', (_what, row, name, rows, doing) => {
  const { rerender } = renderScreen(progress([placed, row], 'nothing'), {});
  const button = screen.getByRole('button', { name });
  button.focus();
  fireEvent.click(button);
  rerender(<LocationProvider>{progress(rows, doing)}</LocationProvider>);
  expect(button.isConnected).toBe(false);
  expect(document.activeElement?.tagName).toBe('H2');
});
