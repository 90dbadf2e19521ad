/** @jest-environment jsdom */
import { act, waitFor } from '@testing-library/react';
import type { VehicleCategory } from '../../../../src/backend/types';
import { useNearestVehicle } from '../../../../src/booking/map/use-nearest-vehicle';
import { fakeBackend, type Reply } from '../../../support/fake-backend';
import { fakeGoogle } from '../../../support/maps/fake-google';
import { renderScreenHook } from '../../../support/render-screen-hook';
import { hauptbahnhof, pkw } from '../samples';

const CALL = 'POST /vehicle-location/get-vehicles-distance';
const taxi = { id: 'K2', position: { lat: 51.32, lng: 9.5 }, carCategories: ['MINIVAN'] };
const van: VehicleCategory = { ...pkw, id: 'V', name: 'Van', carType: 'MINIVAN', minutes: null };

let backend: ReturnType<typeof fakeBackend>;
let google: ReturnType<typeof fakeGoogle>;
let uninstall: (() => void)[];

const open = (reply: Reply, taxis = [taxi], vehicle: VehicleCategory | null = null) => {
  backend.reply(CALL, reply);
  const fleet = { get: () => taxis, subscribe: () => () => {} };
  return renderScreenHook(() => useNearestVehicle(hauptbahnhof, fleet, vehicle)).result;
};

beforeEach(() => {
  backend = fakeBackend();
  google = fakeGoogle({ matrix: async () => 1_240 });
  uninstall = [backend.install(), google.install()];
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterEach(() => {
  for (const undo of uninstall) undo();
  jest.restoreAllMocks();
});

describe('The smallest timeRequired is used (Spec §3, D30)', () => {
  test('with the distance of its entry; the matrix is not asked', async () => {
    const nearest = open({
      body: [
        { vehicleId: 'K1', timeRequired: 9, distance: 0.4 },
        { vehicleId: 'K2', timeRequired: 4, distance: 2.1 },
      ],
    });
    await waitFor(() => expect(nearest.current).toMatchObject({ minutes: 4, distanceKm: 2.1 }));
    expect(backend.asked[0]?.body).toEqual(hauptbahnhof.coordinates);
    expect(google.asked.matrix).toEqual([]);
  });

  test('a distance that is missing comes from the distance matrix, from where that taxi stands', async () => {
    const nearest = open({
      body: [
        { vehicleId: 'K1', timeRequired: 9, distance: 0.4 },
        { vehicleId: 'K2', timeRequired: 4 },
      ],
    });
    await waitFor(() => expect(nearest.current).toMatchObject({ minutes: 4, distanceKm: 1.24 }));
    expect(google.asked.matrix).toMatchObject([
      { origins: [taxi.position], destinations: [hauptbahnhof.coordinates], fields: ['condition', 'distanceMeters'] },
    ]);
  });

  test.each([
    ['there is no way', async () => null],
    ['the matrix fails', () => Promise.reject(new Error('quota'))],
  ])('%s: the time alone', async (_what, matrix) => {
    google.reply({ matrix });
    const nearest = open({ body: [{ vehicleId: 'K2', timeRequired: 4 }] });
    await waitFor(() => expect(google.asked.matrix).toHaveLength(1));
    await act(async () => {});
    expect(nearest.current).toMatchObject({ minutes: 4, distanceKm: null });
  });

  test('where that taxi stands is not known: the time alone, and nothing is asked', async () => {
    const nearest = open({ body: [{ vehicleId: 'K2', timeRequired: 4 }] }, []);
    await waitFor(() => expect(nearest.current).toMatchObject({ minutes: 4, distanceKm: null }));
    expect(google.asked.matrix).toEqual([]);
  });
});

test.each([
  ['a failure', { status: 500 }],
  ['an empty list', { body: [] }],
  ['time 0', { body: [{ vehicleId: 'K2', timeRequired: 0 }] }],
] as const)('%s is time 0, not known (Spec §8, D17), and the matrix is not asked', async (_what, reply) => {
  const nearest = open(reply);
  await waitFor(() => expect(backend.count(CALL)).toBe(1));
  await act(async () => {});
  expect(nearest.current).toEqual({ vehicle: null, minutes: null, distanceKm: null });
  expect(google.asked.matrix).toEqual([]);
});

describe('The card is about the vehicle that is chosen in the list', () => {
  const all = [
    { vehicleId: 'K1', timeRequired: 2, distance: 0.4 },
    { vehicleId: 'K2', timeRequired: 4, distance: 2.1 },
  ];
  const known = { ...van, minutes: 5 };

  test.each([
    ['its minutes are those of the list, its kilometres those of its nearest taxi', known, all, 5, 2.1, known],
    ['without minutes in the list, those of its nearest taxi', van, all, 4, 2.1, van],
    ['its taxis are far away: no kilometres', known, all.slice(0, 1), 5, null, known],
    ['nothing is known of it: the nearest of all', van, all.slice(0, 1), 2, 0.4, null],
  ])('%s', async (_what, vehicle, body, minutes, distanceKm, about) => {
    const nearest = open({ body }, [taxi], vehicle);
    await waitFor(() => expect(nearest.current).toEqual({ vehicle: about, minutes, distanceKm }));
  });
});
