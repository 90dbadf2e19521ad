/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { pagePerson } from '../../../../src/device/personal-store';
import { saveRide } from '../../../../src/job/stored-ride';
import { useAgain } from '../../../../src/marketing/home/again/use-again';
import { keepChoice } from '../../../../src/session/order-choice';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { signedInBackend } from '../../../support/signed-in-backend';

const RIDES = 'GET /bookings/doneOrder';
const CURRENT = 'GET /bookings/ongoingAndPreOrder';
const PRICES = 'POST /bookings/get-categories';
const ride = (bookingId: string, changes: object = {}) => ({
  ...{ orderId: `O${bookingId}`, bookingId, orderStartDateTime: '2026-11-20 14:05:00', isDropRequired: 1 },
  ...{ pickupAreaName: 'Mitte', pickupCity: 'Kassel', dropAreaName: 'Südstadt', dropCity: 'Kassel' },
  ...{ distanceTraveledWithCustomer: 5.3, paymentType: 1 },
  ...changes,
});
const open = { isDropRequired: 0, dropAreaName: '', dropCity: '', dropZipcode: '' };
const pkw = { id: '1', name: 'PKW', carType: 'PKW', noOfSeat: 4, timeRequired: 4, price: 12.36 };
const van = { ...pkw, id: '3', name: 'Van', timeRequired: 9, price: 17.3 };

const backend = signedInBackend({
  [RIDES]: { body: { content: [ride('B3', open), ride('B2')] } },
  [CURRENT]: { body: [] },
  'GET /bookings/B2': { body: { pickupCoordinates: '51.3183,9.4897', dropCoordinates: '51.2963,9.4865' } },
  [PRICES]: { body: [pkw, van] },
});
beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const person = () => pagePerson.get().person ?? '';
const orderOnce = () => keepChoice(person(), { bookingId: 'B1', vehicle: { id: '3', name: 'Van' }, payment: 'cash' });
const show = () => {
  const { result } = renderScreenHook(useAgain);
  return () => result.current;
};
const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));

describe('The ride that Home offers again', () => {
  test('is the last one with a destination, with price and minutes of the vehicle ordered last', async () => {
    orderOnce();
    const again = show();
    await waitFor(() => expect(again()?.price?.euro).toBe(17.3));
    expect(again()).toMatchObject({ ride: { bookingId: 'B2' }, vehicle: 'Van', minutes: 9 });
    expect(backend.asked.find(({ call }) => call === PRICES)?.body).toMatchObject({ distance: 5.3 });
  });

  test('has the customer’s own words where this device has them', async () => {
    saveRide(person(), { bookingId: 'B2', words: { pickup: 'Rathaus, Kassel', drop: 'Zoo, Kassel' } });
    const again = show();
    await waitFor(() => expect(again()).toMatchObject({ from: 'Rathaus', to: 'Zoo' }));
  });

  test('names no district (Spec §3), and the first vehicle where nothing was ordered on this device', async () => {
    const again = show();
    await waitFor(() => expect(again()?.price?.euro).toBe(12.36));
    expect(again()).toMatchObject({ from: '', to: '', vehicle: 'PKW', minutes: 4 });
  });

  test.each([
    ['no answer about prices', () => backend.reply(PRICES, { status: 500 })],
    ['a vehicle that is not offered', () => backend.reply(PRICES, { body: [pkw] })],
  ])('%s: no price and no minutes', async (_what, prepare) => {
    orderOnce();
    prepare();
    const again = show();
    await waitFor(() => expect(backend.count(PRICES)).toBeGreaterThan(0));
    await pass(100);
    expect(again()).toMatchObject({ vehicle: '', price: null, minutes: null });
  });

  test('its price is renewed every minute, and gone when that fails', async () => {
    orderOnce();
    const again = show();
    await waitFor(() => expect(again()?.price?.euro).toBe(17.3));
    backend.reply(PRICES, { body: [{ ...van, price: 18.5 }] });
    await pass(60_000);
    await waitFor(() => expect(again()?.price?.euro).toBe(18.5));
    backend.reply(PRICES, { status: 500 });
    await pass(120_000);
    expect(again()?.price).toBeNull();
  });

  test.each([
    ['during a ride', () => backend.reply(CURRENT, { body: [ride('B9')] })],
    ['while the current rides are unknown', () => backend.reply(CURRENT, { status: 500 })],
    ['without a ride that had a destination', () => backend.reply(RIDES, { body: { content: [ride('B3', open)] } })],
  ])('%s there is none', async (_when, prepare) => {
    prepare();
    const again = show();
    await waitFor(() => expect(backend.count(CURRENT)).toBeGreaterThan(0));
    await pass(100);
    expect(again()).toBeNull();
    expect(backend.count(PRICES)).toBe(0);
  });
});
