/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { type BookingForm, emptyForm } from '../../../../src/booking/form/form';
import { useBookAgain } from '../../../../src/booking/form/use-book-again';
import { endSession, startSession } from '../../../../src/session/session-store';
import { fakeBackend, type Reply } from '../../../support/fake-backend';
import { type FakeAddress, fakeGoogle } from '../../../support/maps/fake-google';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { sampleToken } from '../../../support/token';

const CALL = 'GET /bookings/20001';
const booking = { jobStatus: 'JOB_SETTLED', pickupCoordinates: '51.3183,9.4897', dropCoordinates: '51.2963,9.4865' };
const address = (name: string): FakeAddress => ({
  place_id: name,
  formatted_address: `${name}, 34117 Kassel`,
  address_components: [
    { long_name: 'Mitte', types: ['sublocality'] },
    { long_name: 'Kassel', types: ['locality'] },
    { long_name: '34117', types: ['postal_code'] },
  ],
});
const typed = { ...emptyForm, start: 'Rathaus', name: 'Anna', phone: '0171' };

let backend: ReturnType<typeof fakeBackend>;
let google: ReturnType<typeof fakeGoogle>;
let uninstall: (() => void)[];

const open = (hash: string, reply: Reply | (() => Promise<Reply>) = { body: booking }) => {
  window.history.replaceState(null, '', `/bookings${hash}`);
  backend.reply(CALL, reply);
  const { result } = renderScreenHook(() => {
    const form = useForm<BookingForm>({ defaultValues: typed });
    return { form, again: useBookAgain(form) };
  });
  return { again: () => result.current.again.state, form: result.current.form };
};

beforeEach(() => {
  startSession({ token: sampleToken(), refreshToken: 'any' });
  backend = fakeBackend();
  google = fakeGoogle({
    geocode: async ({ location }) => [address(location.lat > 51.3 ? 'Bahnhofsplatz 1' : 'Stadion')],
  });
  uninstall = [backend.install(), google.install()];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  act(endSession);
  for (const undo of uninstall) undo();
  jest.restoreAllMocks();
});

test('a ride is read, its ends get their addresses, and nothing else changes or is ordered', async () => {
  const screen = open('#again=20001');
  expect(screen.again()).toBe('reading');
  await waitFor(() => expect(screen.again()).toBe('filled'));
  const common = { area: 'Mitte', city: 'Kassel', zipcode: '34117' };
  expect(screen.form.getValues()).toEqual({
    ...typed,
    start: 'Bahnhofsplatz 1, 34117 Kassel',
    startPlace: expect.objectContaining({ ...common, coordinates: { lat: 51.3183, lng: 9.4897 } }),
    end: 'Stadion, 34117 Kassel',
    endPlace: expect.objectContaining({ ...common, coordinates: { lat: 51.2963, lng: 9.4865 } }),
  });
  expect(backend.asked.map(({ call }) => call)).toEqual([CALL]);
});

test('a ride without a drop leaves the end open', async () => {
  const screen = open('#again=20001', { body: { ...booking, dropCoordinates: '' } });
  await waitFor(() => expect(screen.again()).toBe('filled'));
  expect(screen.form.getValues()).toMatchObject({ end: '', endPlace: null });
});

test.each([
  ['a ride fills in', { body: booking }, 'card'],
  ['a ride that cannot be read does not fill in', { status: 500 }, emptyForm.paymentType],
] as const)('%s the payment type that the link names', async (_what, reply, payment) => {
  const screen = open('#again=20001&payment=card', reply);
  await waitFor(() => expect(screen.again()).toMatch(/^(filled|failed)$/));
  expect(screen.form.getValues('paymentType')).toBe(payment);
});

test.each([
  ['a booking of somebody else', { status: 404 }, undefined],
  ['no answer', 'breaks', undefined],
  ['no address at one end', { body: booking }, async () => []],
  ['the geocoder fails', { body: booking }, () => Promise.reject(new Error('quota'))],
] as const)('%s: it is said, and the form is as it was', async (_what, reply, geocode) => {
  if (geocode) google.reply({ geocode });
  const screen = open('#again=20001', reply);
  await waitFor(() => expect(screen.again()).toBe('failed'));
  expect(screen.form.getValues()).toEqual(typed);
});

test('somebody who is not signed in has no earlier rides: no call is made', async () => {
  act(endSession);
  const screen = open('#again=20001');
  await waitFor(() => expect(screen.again()).toBe('failed'));
  expect(backend.asked).toEqual([]);
});

test('what is typed meanwhile stays', async () => {
  let answer = () => {};
  const late = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const screen = open('#again=20001', async () => {
    await late;
    return { body: booking };
  });
  act(() => screen.form.setValue('start', 'Königsplatz'));
  await act(async () => answer());
  await waitFor(() => expect(screen.again()).toBe('none'));
  expect(screen.form.getValues()).toMatchObject({ start: 'Königsplatz', startPlace: null });
});

test('without such a link nothing is read', async () => {
  const screen = open('');
  await act(async () => {});
  expect(screen.again()).toBe('none');
  expect(backend.asked).toEqual([]);
});
