/** @jest-environment jsdom */
import type { Boundary } from '../../support/fuzz/boundary';
import { boundaries } from './boundaries/table';

const token = 'abcdefghijklmnopqrstuv';
const long = '9'.repeat(400);
const contact = { name: long, phone: '', person: 'p' };
const share = (changes: object) => ({ shares: [{ bookingId: 'B1', expiresAtMs: 8e15, showsName: true, ...changes }] });
const attempt = (changes: object) => ({
  ...(boundaries.find(({ name }) => name === 'the record of an order')?.samples[0] as object),
  ...changes,
});

/** Inputs that the generator found, with the text in question, and what the site reads in them now. */
const found: readonly (readonly [what: string, boundary: string, input: unknown, read: unknown])[] = [
  ['a moment of more digits than a number keeps', 'the stored moment at which the token was received', long, null],
  ['the same as a lead', 'the stored moment at which the token was received', `1 ${long}`, null],
  [
    'an id beyond all numbers',
    'the claims of a token',
    '{"exp":1,"id":1e999}',
    expect.objectContaining({ id: null, expiresAtMs: 1_000 }),
  ],
  ['an expiry in another notation', 'the claims of a token', '{"exp":"0x10"}', null],
  ['an expiry that milliseconds make infinite', 'the claims of a token', '{"exp":-1e308}', null],
  ['a text that is no JSON', 'the rides whose sharing ends with a logout', '\ufeff{}', []],
  ['a link that never ends', 'the rides that are shared', '{"shares":[{"bookingId":"B1","expiresAtMs":1e999}]}', null],
  ['a shared ride without an id', 'the rides that are shared', share({ bookingId: '' }), null],
  [
    'no link can have this token',
    'the answer of POST /bookings/{id}/share',
    { token: long, expiresAt: '2026-11-20T14:05:00Z' },
    null,
  ],
  ['a moment without its offset', 'the answer of POST /bookings/{id}/share', { token, expiresAt: '1' }, null],
  ['a contact of 400 characters', 'the emergency contact', contact, { name: long.slice(0, 200), phone: '' }],
  [
    'passengers beyond all numbers',
    'the record of an order',
    JSON.stringify(attempt({})).replace('"passengers":1', '"passengers":1e999'),
    null,
  ],
  [
    'an order of no time',
    'the record of an order',
    JSON.stringify(attempt({})).replace('"aheadMs":0', '"aheadMs":1e999'),
    null,
  ],
  [
    'an id of 400 characters',
    "this device's id",
    long,
    expect.objectContaining({ id: expect.not.stringContaining('9999') }),
  ],
  [
    'an occasion under the name of a method',
    'the additions to an invoice',
    { recipient: '', costCentre: '', occasions: {} },
    Array.from({ length: 4 }, () => ({ recipient: '', costCentre: '', occasion: '' })),
  ],
  [
    'half a position',
    'route, as google answers it',
    { routes: [{ path: [{ lng: 9.48 }], distanceMeters: 5_300, durationMillis: 540_000 }] },
    null,
  ],
  [
    'an address whose zip code is an object',
    'address, as google answers it',
    {
      results: [
        { place_id: 'a', formatted_address: 'A', address_components: [{ long_name: {}, types: ['postal_code'] }] },
      ],
    },
    null,
  ],
];

test.each(found)('%s: %s', async (_what, boundary, input, read) => {
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  AbortSignal.timeout = () => new AbortController().signal;
  const row = boundaries.find(({ name }) => name === boundary);
  expect(await row?.read(typeof input === 'string' ? input : JSON.stringify(input))).toEqual(read);
});

test('one unreadable ride does not take the other saved rides away', async () => {
  const row = boundaries.find(({ name }) => name === 'the saved rides') as Boundary;
  const [sample] = row.samples as readonly [{ readonly rides: readonly object[] }];
  const damaged = { ...sample, rides: [{ bookingId: '' }, ...sample.rides, { bookingId: 'B3', terms: 1 }] };
  expect(await row.read(JSON.stringify(damaged))).toEqual(sample.rides[0]);
});
