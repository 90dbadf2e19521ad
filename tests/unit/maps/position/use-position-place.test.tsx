/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { customerPosition } from '../../../../src/maps/position/customer-position';
import { FORM_POSITION } from '../../../../src/maps/position/position';
import { usePositionPlace } from '../../../../src/maps/position/use-position-place';
import { fakeGoogle } from '../../../support/maps/fake-google';
import { renderScreenHook } from '../../../support/render-screen-hook';

const here = { lat: 51.31, lng: 9.49 };
const address = { place_id: 'a', formatted_address: 'Auestraße 12, 34121 Kassel', address_components: [] };

let google: ReturnType<typeof fakeGoogle>;
let uninstall: () => void;
/** What the browser is asked, answered when the test wants to. */
let answer: PositionCallback;
const asked = jest.fn();

const taken = jest.fn();
const open = () => {
  const { result } = renderScreenHook(() => usePositionPlace(FORM_POSITION));
  return {
    state: () => result.current.state,
    press: (take: typeof taken | null = taken) => act(() => void result.current.locate(take)),
  };
};
const found = () =>
  act(async () => answer({ coords: { latitude: here.lat, longitude: here.lng } } as GeolocationPosition));

beforeEach(() => {
  google = fakeGoogle({ geocode: async () => [address] });
  uninstall = google.install();
  asked.mockReset();
  taken.mockReset();
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

test('nobody is asked before the press; then the position and its address are taken', async () => {
  const { press, state } = open();
  expect(asked).not.toHaveBeenCalled();
  press();
  expect(state()).toBe('searching');
  press();
  expect(asked).toHaveBeenCalledTimes(1);
  await found();
  expect(state()).toBe('found');
  expect(taken).toHaveBeenCalledTimes(1);
  expect(taken.mock.calls[0]).toMatchObject([{ label: address.formatted_address, coordinates: here, city: 'Unknown' }]);
  expect(customerPosition.get()).toEqual(here);
});

test('where nobody takes an address, none is asked for; the position is known all the same', async () => {
  const { press, state } = open();
  press(null);
  await found();
  expect(state()).toBe('found');
  expect(customerPosition.get()).toEqual(here);
  expect(google.asked.positions).toEqual([]);
});

test('without an address the position is known, and the reason is told', async () => {
  google.reply({ geocode: async () => [] });
  const { press, state } = open();
  press();
  await found();
  expect(state()).toBe('no-address');
  expect(taken).not.toHaveBeenCalled();
  expect(customerPosition.get()).toEqual(here);
});
