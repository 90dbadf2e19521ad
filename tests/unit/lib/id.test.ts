import fc from 'fast-check';
import { bookingIdIn, bookingPath } from '../../../src/job/booking-path';
import { byIdOrName, idFromPart, idToPart, randomId, readId } from '../../../src/lib/id';

describe('An id is any text of 1 to 200 characters that is not blank (D47)', () => {
  test.each([
    ['7'],
    ['A.12'],
    ['2026/0815'],
    ['ü'],
    ['50%'],
    ['B 1'],
    ['B\n1'],
    ['?#,;'],
    ['...'],
    ['x'.repeat(200)],
    ['🚕'.repeat(200)],
  ])('%s', (id) => {
    expect(readId(` ${id} `)).toBe(id);
    expect(idFromPart(idToPart(id))).toBe(id);
  });

  test.each([[''], [' \n'], ['x'.repeat(201)], ['half a character: \ud83d'], ['.'], ['..']])('not "%s"', (text) => {
    expect(readId(text)).toBeNull();
  });

  test.each([['%'], ['%E0%A4%A'], ['50%'], ['']])(
    'a part of an address that cannot be decoded holds none: %s',
    (part) => {
      expect(idFromPart(part)).toBeNull();
    },
  );
});

describe('The page that follows a booking', () => {
  test.each([
    ['/booking-details/A.12', 'A.12'],
    ['/website/de/booking-details/2026%2F0815', '2026/0815'],
    ['/booking-details/2026/0815', '2026/0815'],
    ['/booking-details/%C3%BC/', 'ü'],
    ['/booking-details/50%25', '50%'],
    ['/booking-details/%', null],
    ['/booking-details/', null],
    ['/booking-details', null],
  ])('%s is about %s', (address, id) => {
    expect(bookingIdIn(address)).toBe(id);
  });

  test('its address names every id again, as a browser has it', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', minLength: 1, maxLength: 200 }), (text) => {
        const id = readId(text);
        fc.pre(id !== null);
        const { pathname } = new URL(`http://localhost/website/de${bookingPath(id)}`);
        expect(bookingIdIn(pathname)).toBe(id);
      }),
    );
  });
});

describe('A random id', () => {
  test('has 128 bits of its own: nonces, orders, devices and sessions share nothing', () => {
    expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
    expect(randomId()).not.toBe(randomId());
  });

  test('is made on pages without https too, where crypto.randomUUID is missing', () => {
    const { getRandomValues } = globalThis.crypto;
    const withoutHttps = { getRandomValues: getRandomValues.bind(globalThis.crypto) };
    const property = jest.replaceProperty(globalThis, 'crypto', withoutHttps as Crypto);
    expect(randomId()).toMatch(/^[0-9a-f]{32}$/);
    property.restore();
  });
});

const vehicles = [
  { id: '7', name: 'pkw' },
  { id: '3', name: 'Großraum' },
];

test.each([
  ['its id', { id: '3', name: 'Van' }, vehicles[1]],
  ['its name, in any case', { id: '1', name: 'PKW' }, vehicles[0]],
  ['neither, if it is not offered', { id: '9', name: 'Kombi' }, null],
])('a vehicle is found in another price list by %s', (_what, sought, vehicle) => {
  expect(byIdOrName(vehicles, sought)).toBe(vehicle);
});
