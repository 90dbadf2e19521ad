/** @jest-environment jsdom */
import * as v from 'valibot';
import { getBusinessStatus, getCompletedRides } from '../../../src/backend/account-calls';
import { nearestVehicle } from '../../../src/backend/vehicles/vehicle-answers';
import { getNearbyVehicles, getVehicleDistances } from '../../../src/backend/vehicles/vehicle-calls';
import { mapValue } from '../../../src/lib/result';
import { jsonTextOf } from '../../support/any-json';
import { fakeBackend } from '../../support/fake-backend';
import { type Asked, askFeedback, bent, DROPPED, MALFORMED, type Row, table } from './answer-table';

const backend = fakeBackend();
let uninstall: () => void;

beforeAll(() => {
  localStorage.setItem('token', 'abc');
  uninstall = backend.install();
  jest.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => uninstall());

async function answered({ call, ask }: Pick<Asked, 'call' | 'ask'>, body: string): Promise<unknown> {
  backend.reply(call, { body });
  const result = await ask();
  return result.ok ? result.value : MALFORMED;
}

/** The object with another value at a path; all of it is replaced by an empty path. */
function put(object: unknown, path: string, value: unknown): unknown {
  if (path === '') return value;
  if (path === '-') return object;
  const [key = '', ...rest] = path.split('.');
  const fields = object as Record<string, unknown>;
  return { ...fields, [key]: put(fields[key], rest.join('.'), value) };
}

/** What the table says about one field that holds something else. */
function expectedOf({ as, reads, otherwise }: Row, name: keyof typeof bent, good: unknown) {
  const value = name in reads ? reads[name] : otherwise;
  return typeof value === 'symbol' ? value : put(good, as, value);
}

describe.each(table.map((asked) => [asked.call, asked] as const))('%s is read piece by piece (D42)', (_call, asked) => {
  const { shape, sample, rows, wrap, isList } = asked;

  test('the sample is what the contract says, and each of its fields has a row', async () => {
    expect(v.is(shape as unknown as v.GenericSchema, sample)).toBe(true);
    expect(Object.keys(rows).sort()).toEqual(Object.keys(shape.entries).sort());
    expect(Object.keys(sample).sort()).toEqual(Object.keys(shape.entries).sort());
  });

  test.each(Object.entries(rows))('%s', async (field, row) => {
    const seen: Record<string, unknown> = {};
    const expected: Record<string, unknown> = {};
    const good = await answered(asked, jsonTextOf(isList ? wrap(sample, sample) : wrap(sample)));
    for (const name of Object.keys(bent) as (keyof typeof bent)[]) {
      const bentSample = { ...sample, [field]: bent[name] };
      const answer = await answered(asked, jsonTextOf(isList ? wrap(sample, bentSample) : wrap(bentSample)));
      // In a list the entry beside it is untouched.
      const [first, second = DROPPED] = isList ? (answer as unknown[]) : [];
      if (isList) expect(first).toEqual((good as unknown[])[0]);
      seen[name] = isList ? second : answer;
      expected[name] = expectedOf(row, name, isList ? (good as unknown[])[1] : good);
    }
    expect(seen).toEqual(expected);
  });

  test.each([
    ['nothing', ''],
    ['HTML', '<html>502</html>'],
    ['half an answer', '[{"bookingId":'],
    ['null', 'null'],
    ['a text', '"abc"'],
    ['a number', '7'],
    ['true', 'true'],
  ])('%s is no answer', async (_what, body) => {
    expect(await answered(asked, body)).toBe(MALFORMED);
  });

  if (!isList) return;
  test('an object is no list; entries that are none are left out', async () => {
    expect(await answered(asked, '{}')).toBe(MALFORMED);
    const good = await answered(asked, jsonTextOf([sample]));
    expect(await answered(asked, jsonTextOf([sample, null, 7, 'abc', [], {}, true]))).toEqual(good);
    expect(await answered(asked, '[]')).toEqual([]);
  });
});

test.each([
  ['204 or an empty body', '', null],
  ['blank', ' \n', null],
  ['any JSON', '{"bookingId":7}', null],
  ['null', 'null', null],
  ['HTML', '<html>', MALFORMED],
])('POST /bookings/feedback needs no answer, nothing is success (D42): %s', async (_what, body, expected) => {
  expect(await answered({ call: 'POST /bookings/feedback', ask: askFeedback }, body)).toBe(expected);
});

test('the categories of a free taxi are judged one by one', async () => {
  const body = jsonTextOf([{ location: '51.3,9.4', carCategories: ['PKW', 3, null, {}, ''] }]);
  const taxis = await answered({ call: 'GET /vehicle-location', ask: getNearbyVehicles }, body);
  expect(taxis).toMatchObject([{ carCategories: ['PKW', '3'] }]);
});

test('a free taxi without an id is known by its place in the list', async () => {
  const body = jsonTextOf([{ location: '51.3,9.4' }, { location: '0,0' }, { vehicleId: 7, location: '51.3,9.5' }]);
  const taxis = await answered({ call: 'GET /vehicle-location', ask: getNearbyVehicles }, body);
  expect(taxis).toMatchObject([{ id: '#0' }, { id: '7' }]);
});

describe('completed rides come in pages', () => {
  const ask = (page: number) => ({ call: 'GET /bookings/doneOrder', ask: () => getCompletedRides(page) });
  const rides = (length: number) => Array.from({ length }, (_, bookingId) => ({ bookingId }));
  test.each([
    ['content alone', 0, { content: rides(20) }, { rides: 20, entries: 20, pages: null, total: null }],
    ['unreadable entries are counted', 2, { content: [...rides(19), null] }, { rides: 19, entries: 20 }],
    ['both counts', 0, { content: rides(20), totalPages: '3', totalElements: 45 }, { rides: 20, pages: 3, total: 45 }],
    [
      'the page is the one that was asked for',
      1,
      { content: rides(1), totalPages: 5, number: 4 },
      { rides: 1, pages: 5 },
    ],
    ['content null is an empty page', 0, { content: null }, { rides: 0, entries: 0 }],
  ])('%s', async (_what, page, body, { rides, ...expected }) => {
    const answer = (await answered(ask(page), jsonTextOf(body))) as { rides: unknown[] };
    expect(answer).toMatchObject({ page, ...expected });
    expect(answer.rides).toHaveLength(rides);
  });
});

test.each([
  [0, null],
  ['0', null],
  [null, null],
  ['1', { area: '', city: '', zipcode: '' }],
])('a ride that says nothing of its drop and isDropRequired %j', async (isDropRequired, drop) => {
  const body = jsonTextOf([{ bookingId: 1, isDropRequired }]);
  const asked = table.find(({ call }) => call === 'GET /bookings/missing-feedback') as Asked;
  expect(await answered(asked, body)).toMatchObject([{ drop }]);
});

describe('of the vehicle distances the smallest timeRequired is used (Spec §4, D30)', () => {
  const here = { lat: 51.3, lng: 9.4 };
  const [a, b, c] = [
    { vehicleId: 'a', timeRequired: 6, distance: 2.1 },
    { vehicleId: 'b', timeRequired: '4', distance: 1.2 },
    { vehicleId: 'c', timeRequired: 4.5, distance: null },
  ];
  const unknown = { vehicleId: null, minutes: null, distanceKm: null };
  test.each([
    ['the smallest', [a, b, c], { vehicleId: 'b', minutes: 4, distanceKm: 1.2 }],
    ['its distance may be missing', [a, c], { vehicleId: 'c', minutes: 4.5, distanceKm: null }],
    ['zero is not known (D17)', [{ ...a, timeRequired: 0 }, b], { vehicleId: 'b', minutes: 4, distanceKm: 1.2 }],
    ['no entry', [], unknown],
  ])('%s', async (_what, list, expected) => {
    const asked = {
      call: 'POST /vehicle-location/get-vehicles-distance',
      ask: async () => mapValue(await getVehicleDistances(here), nearestVehicle),
    };
    expect(await answered(asked, jsonTextOf(list))).toEqual(expected);
  });
});

test.each([
  ['{"status":true}', true],
  ['{"status":false,"since":"2026"}', false],
  ['true', true],
  ['false', false],
  ['{"status":"false"}', MALFORMED],
  ['{}', MALFORMED],
  ['null', MALFORMED],
  ['"active"', MALFORMED],
])('the business status is {status} or a bare boolean, anything else no answer (D2): %s', async (body, expected) => {
  expect(await answered({ call: 'GET /business-status', ask: getBusinessStatus }, body)).toBe(expected);
});
