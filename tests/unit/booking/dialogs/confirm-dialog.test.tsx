/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { ConfirmDialog } from '../../../../src/booking/dialogs/confirm-dialog';
import deBooking from '../../../../src/locales/de/booking.json';
import dePrice from '../../../../src/locales/de/price.json';
import enBooking from '../../../../src/locales/en/booking.json';
import enPrice from '../../../../src/locales/en/price.json';
import { renderScreen } from '../../../support/render-screen-hook';
import { request } from '../samples';

beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
});

test.each([
  ['en', { booking: enBooking, price: enPrice }, 'Thu,\u00a020\u00a0Nov 2031, 14:05', 'Yes, the time is right'],
  ['de', { booking: deBooking, price: dePrice }, 'Do.,\u00a020.\u00a0Nov. 2031, 14:05', 'Ja, die Zeit stimmt'],
] as const)(
  'a doubtful time is asked about in words, in place of the order button (%s)',
  (language, texts, time, yes) => {
    const send = jest.fn();
    const onConfirm = jest.fn();
    const doubtedTime = new Date('2031-11-20T13:05:30Z');
    const flow = { step: 'confirming', request, discount: 0, doubtedTime } as const;
    renderScreen(<ConfirmDialog flow={flow} send={send} onConfirm={onConfirm} onBack={() => {}} />, texts, language);
    expect(screen.getByRole('alert', { hidden: true }).textContent).toContain(time);
    expect(screen.getByRole('link', { name: /069/, hidden: true })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: yes, hidden: true }));
    expect(send.mock.calls).toEqual([[{ type: 'timeAccepted' }]]);
    expect(onConfirm).not.toHaveBeenCalled();
  },
);

const promise = (changes: Partial<typeof request.form>, minutes: number | null, price = request.category.price) => {
  const category = { ...request.category, minutes, price };
  const asked = { ...request, form: { ...request.form, ...changes }, category };
  const flow = { step: 'confirming', request: asked, discount: 0 } as const;
  const texts = { booking: enBooking, price: enPrice };
  renderScreen(<ConfirmDialog flow={flow} send={() => {}} onConfirm={() => {}} onBack={() => {}} />, texts);
};

test('at the button: what the amount is, how soon the taxi can be there, and the name', () => {
  promise({ isNow: true, name: 'Anna Muster' }, 4);
  expect(screen.getByText('An estimate: you pay the metered fare')).toBeTruthy();
  expect(screen.getByText('Taxi in roughly 4 min')).toBeTruthy();
  expect(screen.getByText('Anna Muster')).toBeTruthy();
});

test('what the price means is an item beside the minutes, not a sentence', () => {
  promise({ isNow: true }, 4, null);
  expect(screen.getByText('The taximeter sets the fare')).toBeTruthy();
  expect(screen.getByText('Taxi in roughly 4 min')).toBeTruthy();
});

test.each([
  ['a ride later', { isNow: false }, 4],
  ['unknown minutes', { isNow: true }, null],
] as const)('no minutes with %s', (_, changes, minutes) => {
  promise(changes, minutes);
  expect(screen.queryByText(/Taxi in roughly/)).toBeNull();
});
