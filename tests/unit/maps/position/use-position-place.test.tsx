/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { assignPage, pagePerson, resetPage } from '../../../../src/device/personal-store';
import { service } from '../../../../src/maps/google/map/service';
import { customerPosition, FORM_POSITION } from '../../../../src/maps/position/position';
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

const use = { take: jest.fn(), ask: jest.fn() };
const taken = use.take;
const open = () => {
  const { result, unmount } = renderScreenHook(() => usePositionPlace(FORM_POSITION));
  return {
    leave: unmount,
    state: () => result.current.state,
    press: (what: typeof use | null = use) => act(() => void result.current.locate(what)),
  };
};
const found = (accuracy?: number) =>
  act(async () => answer({ coords: { latitude: here.lat, longitude: here.lng, accuracy } } as GeolocationPosition));

beforeEach(() => {
  google = fakeGoogle({ geocode: async () => [address] });
  uninstall = google.install();
  asked.mockReset();
  taken.mockReset();
  use.ask.mockReset();
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
  await found(100);
  expect(state()).toBe('found');
  expect(taken).toHaveBeenCalledTimes(1);
  expect(taken.mock.calls[0]).toMatchObject([{ label: address.formatted_address, coordinates: here, city: 'Unknown' }]);
  expect(customerPosition.get()).toEqual(here);
});

test('where nobody takes an address, none is asked for; the position is known all the same', async () => {
  const { press, state } = open();
  press(null);
  await found(100);
  expect(state()).toBe('found');
  expect(customerPosition.get()).toEqual(here);
  expect(google.asked.positions).toEqual([]);
});

test('without an address the position is known, and the reason is told', async () => {
  google.reply({ geocode: async () => [] });
  const { press, state } = open();
  press();
  await found(100);
  expect(state()).toBe('no-address');
  expect(taken).not.toHaveBeenCalled();
  expect(customerPosition.get()).toEqual(here);
});

test.each([
  ['beyond 100 m', 101],
  ['of unknown accuracy', undefined],
])('a position %s is none: no address, no pickup; the customer is asked where (D27)', async (_name, accuracy) => {
  const { press, state } = open();
  press();
  await found(20);
  use.take.mockReset();
  const asked = google.asked.positions.length;
  press();
  await found(accuracy);
  expect(state()).toBe('inexact');
  expect(use.ask.mock.calls).toEqual([[here]]);
  expect(taken).not.toHaveBeenCalled();
  expect(google.asked.positions).toHaveLength(asked);
  expect(customerPosition.get()).toBeNull();
});

test.each([20, 80_000])(
  'a position (%i m) that comes after its screen has been left does nothing',
  async (accuracy) => {
    const { press, leave } = open();
    press();
    leave();
    await found(accuracy);
    expect([use.ask.mock.calls, taken.mock.calls, google.asked.positions]).toEqual([[], [], []]);
    // The screen may have been left by a logout (D45).
    expect(customerPosition.get()).toBeNull();
  },
);

test('without an address search the phone remains', async () => {
  act(() => service.status.set('failed'));
  const { press, state } = open();
  press();
  await found(80_000);
  expect(state()).toBe('inexact-without-addresses');
});

describe('A position is kept for 5 min (Spec §9), for the person of the page (D45)', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    pagePerson.set({ person: null, resetCount: 0 });
  });

  test.each([
    ['5 min later it is known', () => jest.advanceTimersByTime(300_000), here],
    ['after more than 5 min it is not', () => jest.advanceTimersByTime(300_001), null],
    ['the person who signs in first has it', () => assignPage('A'), here],
    ['after a logout nobody has it', resetPage, null],
  ])('%s', (_what, happen, expected) => {
    customerPosition.set(here);
    happen();
    expect(customerPosition.get()).toEqual(expected);
  });
});
