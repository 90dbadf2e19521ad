/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { type BookingForm, emptyForm } from '../../../../src/booking/form/form';
import { usePositionPickup } from '../../../../src/booking/trip/use-position-pickup';
import { customerPosition } from '../../../../src/maps/customer-position';
import { FORM_POSITION } from '../../../../src/maps/position';
import { fakeGoogle } from '../../../support/fake-google';
import { renderScreenHook } from '../../../support/render-screen-hook';

const here = { lat: 51.31, lng: 9.49 };
const address = { place_id: 'a', formatted_address: 'Auestraße 12, 34121 Kassel', address_components: [] };

let google: ReturnType<typeof fakeGoogle>;
let uninstall: () => void;
/** What the browser is asked, answered when the test wants to. */
let answer: PositionCallback;
const asked = jest.fn();

const open = (start = '', replaces: 'any' | 'none' = 'any') => {
  const { result } = renderScreenHook(() => {
    const form = useForm<BookingForm>({ defaultValues: { ...emptyForm, start } });
    return { form, ...usePositionPickup(form, FORM_POSITION, replaces) };
  });
  return {
    state: () => result.current.state,
    type: (text: string) => act(() => result.current.form.setValue('start', text)),
    press: () => act(() => void result.current.press()),
    values: () => result.current.form.getValues(),
  };
};
const found = () =>
  act(async () => answer({ coords: { latitude: here.lat, longitude: here.lng } } as GeolocationPosition));

beforeEach(() => {
  google = fakeGoogle({ geocode: async () => [address] });
  uninstall = google.install();
  asked.mockReset();
  Object.assign(navigator, {
    geolocation: {
      getCurrentPosition: (success: PositionCallback) => {
        asked();
        answer = success;
      },
    },
  });
});
afterEach(() => {
  uninstall();
  act(() => customerPosition.set(null));
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('nobody is asked before the press; then the position and its address are the pickup', async () => {
  const { press, state, values } = open();
  expect(asked).not.toHaveBeenCalled();
  press();
  expect(state()).toBe('searching');
  press();
  expect(asked).toHaveBeenCalledTimes(1);
  await found();
  expect(state()).toBe('found');
  expect(values()).toMatchObject({
    start: address.formatted_address,
    startPlace: { coordinates: here, city: 'Unknown' },
  });
  expect(customerPosition.get()).toEqual(here);
});

test('what is typed while the position is looked for wins', async () => {
  const { press, type, values } = open();
  press();
  type('Rathaus');
  await found();
  expect(values()).toMatchObject({ start: 'Rathaus', startPlace: null });
});

test('on the map a pickup that is there stays; the position is known all the same', async () => {
  const { press, values } = open('Rathaus', 'none');
  press();
  await found();
  expect(values()).toMatchObject({ start: 'Rathaus', startPlace: null });
  expect(customerPosition.get()).toEqual(here);
  expect(google.asked.positions).toEqual([]);
});

test('without an address the position is known, and the reason is told', async () => {
  google.reply({ geocode: async () => [] });
  const { press, state, values } = open();
  press();
  await found();
  expect(state()).toBe('no-address');
  expect(values()).toMatchObject({ start: '', startPlace: null });
  expect(customerPosition.get()).toEqual(here);
});
