/** @jest-environment jsdom */
import { act } from '@testing-library/react';
import { askForPin, usePin } from '../../../../src/booking/map/use-pin';
import type { Place } from '../../../../src/lib/places/place';
import type { Result } from '../../../../src/lib/result';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { hauptbahnhof } from '../samples';

type Answer = Result<Place, 'failed'>;
let answers: ((answer: Answer) => void)[];

jest.mock('../../../../src/maps/addresses/fetch-look-up', () => ({
  addressAt: () => new Promise((resolve) => answers.push(resolve)),
}));

const there = { lat: 51.31, lng: 9.48 };
const farther = { lat: 51.3, lng: 9.47 };
const found = { ...hauptbahnhof, id: 'there', label: 'Auestraße 12, 34121 Kassel', coordinates: there };
const onPickup = jest.fn();

const open = (from: Place | null = hauptbahnhof) =>
  renderScreenHook(({ pickup }: { pickup: Place | null }) => usePin(pickup, onPickup), { pickup: from });
type Opened = ReturnType<typeof open>;

beforeEach(() => {
  answers = [];
  onPickup.mockReset();
});

const drag = ({ result }: Opened, to = there) => act(() => result.current.drag(to));
const use = ({ result }: Opened) => act(() => void result.current.use());
const answer = (value: Answer = { ok: true, value: found }) => act(async () => answers.shift()?.(value));

test('a moved pin is the pickup once its address is found, and one press asks once', async () => {
  const pin = open();
  drag(pin);
  use(pin);
  use(pin);
  expect([answers.length, pin.result.current.isSearching]).toEqual([1, true]);
  await answer();
  expect(onPickup.mock.calls).toEqual([[found]]);
  pin.rerender({ pickup: found });
  expect([pin.result.current.moved, pin.result.current.isSearching]).toEqual([null, false]);
});

test.each<[string, Place]>([
  ['keeps its name at the new position', hauptbahnhof],
  ['is no whole town any more, which would be asked about', { ...hauptbahnhof, isArea: true }],
])('without an address the place %s', async (_what, pickup) => {
  const pin = open(pickup);
  drag(pin);
  use(pin);
  await answer({ ok: false, failure: 'failed' });
  expect(onPickup).toHaveBeenCalledWith({ ...hauptbahnhof, id: '51.31,9.48', coordinates: there });
});

describe('a position that is not exact asks for the pin, and is a pickup only when it is used there', () => {
  test.each([
    ['its address', { ok: true, value: found } as Answer, found],
    [
      'a name of its own where there is no address',
      { ok: false, failure: 'failed' } as Answer,
      { id: '51.31,9.48', label: 'pin.title', coordinates: there, area: 'pin.title', city: 'Unknown', zipcode: '' },
    ],
  ])('without a pickup, with %s', async (_name, answered, pickup) => {
    const pin = open(null);
    act(() => askForPin(there));
    expect(pin.result.current.moved).toEqual({ at: there, began: 'by-position', isSearching: false });
    expect([onPickup.mock.calls, answers]).toEqual([[], []]);
    use(pin);
    await answer(answered);
    expect(onPickup.mock.calls).toEqual([[pickup]]);
  });

  test('beside a pickup, which stays until then', () => {
    const pin = open(hauptbahnhof);
    act(() => askForPin(there));
    act(() => pin.result.current.cancel());
    expect([onPickup.mock.calls.length, pin.result.current.moved]).toEqual([0, null]);
  });

  test('it ends with the screen', () => {
    const pin = open(null);
    act(() => askForPin(there));
    pin.unmount();
    expect(open(null).result.current.moved).toBeNull();
  });
});

test.each<readonly [string, (pin: Opened) => void]>([
  ['dragged on', (pin) => drag(pin, farther)],
  ['moved on by a key', ({ result }) => act(() => result.current.move('east', false))],
])(
  'a pin that is %s while its address is looked for stays where it is, and can be used there',
  async (_name, moveOn) => {
    const pin = open();
    drag(pin);
    use(pin);
    moveOn(pin);
    const at = pin.result.current.moved?.at;
    expect(pin.result.current.isSearching).toBe(false);
    await answer();
    expect(onPickup).not.toHaveBeenCalled();
    expect([pin.result.current.moved?.at, at === there]).toEqual([at, false]);
    use(pin);
    await answer();
    expect(onPickup).toHaveBeenCalledTimes(1);
  },
);

test.each<readonly [string, (pin: Opened) => void]>([
  ['is left as it was', ({ result }) => act(() => result.current.cancel())],
  ['has got another pickup', ({ rerender }) => rerender({ pickup: { ...hauptbahnhof, id: 'other' } })],
])('a late address changes nothing once the pin %s', async (_name, end) => {
  const pin = open();
  drag(pin);
  use(pin);
  end(pin);
  await answer();
  expect([onPickup.mock.calls.length, pin.result.current.moved]).toEqual([0, null]);
});
