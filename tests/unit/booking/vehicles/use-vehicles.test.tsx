/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import { useVehicles } from '../../../../src/booking/vehicles/use-vehicles';
import { defaultVehicles } from '../../../../src/booking/vehicles/vehicles';
import type { Place } from '../../../../src/lib/places/place';
import { service } from '../../../../src/maps/google/map/service';
import { fakeBackend } from '../../../support/fake-backend';
import { fakeGoogle } from '../../../support/maps/fake-google';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { hauptbahnhof, wilhelmshoehe } from '../samples';

const CALL = 'POST /bookings/get-categories';
const auestadion: Place = { ...wilhelmshoehe, id: 'aue', coordinates: { lat: 51.2963, lng: 9.4865 } };
const category = (name: string) => ({ id: name, name, carType: name, noOfSeat: 4, timeRequired: 5, price: 12 });
const route = (distanceMeters: number) => ({
  path: [hauptbahnhof.coordinates, wilhelmshoehe.coordinates],
  distanceMeters,
  durationMillis: 600_000,
});
const [from, to] = [hauptbahnhof.coordinates, wilhelmshoehe.coordinates];

let backend: ReturnType<typeof fakeBackend>;
let google: ReturnType<typeof fakeGoogle>;
let uninstall: (() => void)[];
let warnings: jest.SpyInstance;

const open = (pickup: Place | null, drop: Place | null) =>
  renderScreenHook(({ pickup, drop }) => useVehicles(pickup, drop), { pickup, drop });
const names = ({ result }: ReturnType<typeof open>) => result.current.list.map(({ name }) => name);

beforeEach(() => {
  backend = fakeBackend({ [CALL]: { body: [category('Limousine')] } });
  google = fakeGoogle({ route: async () => route(4_200) });
  uninstall = [backend.install(), google.install()];
  warnings = jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const undo of uninstall) undo();
  warnings.mockRestore();
});

describe('Category lookup by distance runs only when a distance is supplied (Spec §5)', () => {
  test.each([
    ['no place', null, null],
    ['no drop', hauptbahnhof, null],
    ['no pickup', null, wilhelmshoehe],
  ])('%s: the defaults of §3, and nothing is asked', async (_name, pickup, drop) => {
    const { result } = open(pickup, drop);
    await act(async () => {});
    expect(result.current).toMatchObject({ route: null, list: defaultVehicles, areLoading: false, haveFailed: false });
    expect(google.asked.routes).toEqual([]);
    expect(backend.asked).toEqual([]);
  });

  test('two places: the route gives the distance in km', async () => {
    const screen = open(hauptbahnhof, wilhelmshoehe);
    expect(screen.result.current).toMatchObject({ areLoading: true, list: defaultVehicles });
    await waitFor(() => expect(names(screen)).toEqual(['Limousine']));
    expect(google.asked.routes).toMatchObject([{ origin: from, destination: to }]);
    expect(backend.asked.map(({ body }) => body)).toEqual([
      { distance: 4.2, pickupCoordinates: `${from.lat},${from.lng}`, dropCoordinates: `${to.lat},${to.lng}` },
    ]);
    expect(screen.result.current).toMatchObject({ route: { distanceKm: 4.2, minutes: 10 }, areLoading: false });
  });

  test('an empty list leaves the defaults', async () => {
    backend.reply(CALL, { body: [] });
    const { result } = open(hauptbahnhof, wilhelmshoehe);
    await waitFor(() => expect(result.current.areLoading).toBe(false));
    expect(result.current).toMatchObject({ list: defaultVehicles, haveFailed: false });
  });
});

describe('Failures (Spec §8)', () => {
  test.each([
    ['the routes service fails', () => Promise.reject(new Error('quota'))],
    ['there is no way', async () => null],
  ])('%s: no route, no distance, the defaults', async (_name, answer) => {
    google.reply({ route: answer });
    const { result } = open(hauptbahnhof, wilhelmshoehe);
    await waitFor(() => expect(result.current.hasRouteFailed).toBe(true));
    expect(result.current).toMatchObject({ route: null, list: defaultVehicles, haveFailed: false });
    expect(backend.asked).toEqual([]);
  });

  test('a route that was lost with the network comes with it', async () => {
    google.reply({ route: () => Promise.reject(new Error('offline')) });
    const screen = open(hauptbahnhof, wilhelmshoehe);
    await waitFor(() => expect(screen.result.current.hasRouteFailed).toBe(true));
    google.reply({ route: async () => route(4_200) });
    for (const event of ['offline', 'online']) act(() => void window.dispatchEvent(new Event(event)));
    await waitFor(() => expect(names(screen)).toEqual(['Limousine']));
    expect(google.asked.routes).toHaveLength(2);
  });

  test('a service that failed to load gives the route once it has loaded at a second try', async () => {
    act(() => service.status.set('failed'));
    const screen = open(hauptbahnhof, wilhelmshoehe);
    await waitFor(() => expect(screen.result.current.hasRouteFailed).toBe(true));
    act(() => service.status.set('loading'));
    expect(screen.result.current).toMatchObject({ hasRouteFailed: false, areLoading: true });
    act(() => service.status.set('loaded'));
    await waitFor(() => expect(names(screen)).toEqual(['Limousine']));
    expect(screen.result.current.route?.distanceKm).toBe(4.2);
  });

  test.each([{ status: 500 }, 'breaks'] as const)('%j: the defaults stay, and Try Again reads anew', async (reply) => {
    backend.reply(CALL, reply);
    const screen = open(hauptbahnhof, wilhelmshoehe);
    await waitFor(() => expect(screen.result.current.haveFailed).toBe(true));
    expect(screen.result.current).toMatchObject({ list: defaultVehicles, areLoading: false });
    backend.reply(CALL, { body: [category('Limousine')] });
    act(() => void screen.result.current.reload());
    await waitFor(() => expect(names(screen)).toEqual(['Limousine']));
    expect(screen.result.current.haveFailed).toBe(false);
    expect(backend.count(CALL)).toBe(2);
  });
});

test('minutes age, so the list is read again every 30 s, and stays when that fails', async () => {
  jest.useFakeTimers();
  const screen = open(hauptbahnhof, wilhelmshoehe);
  await act(() => jest.advanceTimersByTimeAsync(100));
  expect(screen.result.current.list[0]?.minutes).toBe(5);
  backend.reply(CALL, { body: [{ ...category('Limousine'), timeRequired: 3 }] });
  await act(() => jest.advanceTimersByTimeAsync(30_000));
  expect(screen.result.current.list[0]?.minutes).toBe(3);
  backend.reply(CALL, { status: 500 });
  await act(() => jest.advanceTimersByTimeAsync(60_000));
  expect(backend.count(CALL)).toBeGreaterThan(2);
  expect(screen.result.current).toMatchObject({ haveFailed: false, areLoading: false, list: [{ minutes: 3 }] });
  screen.unmount();
  jest.useRealTimers();
});

test('a list that is read again keeps its order, with new vehicles last: no card leaves from under a finger', async () => {
  backend.reply(CALL, { body: ['Limousine', 'Kombi'].map(category) });
  const screen = open(hauptbahnhof, wilhelmshoehe);
  await waitFor(() => expect(names(screen)).toEqual(['Limousine', 'Kombi']));
  backend.reply(CALL, { body: ['Van', 'Kombi', 'Limousine'].map(category) });
  await act(() => screen.result.current.reload());
  expect(names(screen)).toEqual(['Limousine', 'Kombi', 'Van']);
});

test('a late answer for another route is dropped', async () => {
  let answerFirst = () => {};
  const first = new Promise<void>((resolve) => {
    answerFirst = resolve;
  });
  backend.reply(CALL, async () => {
    await first;
    return { body: [category('Of the first route')] };
  });
  const screen = open(hauptbahnhof, wilhelmshoehe);
  await waitFor(() => expect(backend.count(CALL)).toBe(1));

  google.reply({ route: async () => route(3_000) });
  backend.reply(CALL, { body: [category('Of the second route')] });
  screen.rerender({ pickup: hauptbahnhof, drop: auestadion });
  await waitFor(() => expect(names(screen)).toEqual(['Of the second route']));
  await act(async () => answerFirst());
  expect(names(screen)).toEqual(['Of the second route']);
  expect(screen.result.current.route?.distanceKm).toBe(3);
});
