import { tripFrom } from '../../contract/calls';
import { carTypes } from '../../src/backend/wire';
import { berlinInstant, berlinWallTime } from '../../src/lib/berlin-time';
import type { Coordinates } from '../../src/lib/coordinates';
import type { WrongRequest } from './answer-check';
import type { CheckSettings } from './settings';

/** The id of a booking that no backend has. */
export const NO_BOOKING = 'no-such-booking';
/** A token of a link that no backend has, in a valid form. */
export const NO_LINK = 'no-such-link-0123456789-0123456789-01234567';
/** The customer name on the check's orders, which identifies them. */
export const CHECK_NAME = 'Check of the contract';

const FAR_AWAY = '-33.8688,151.2093';
const DAY_MS = 86_400_000;
const DAYS_OF_A_YEAR = 366;

const bad = (when: string, body: unknown): WrongRequest => ({ when: `with ${when}`, body, status: 400 });
const empty = bad('an empty body', {});

/** Requests that a customer's call refuses before it reads the body. */
export const wrongTokens = ({ refreshToken }: CheckSettings): readonly WrongRequest[] => [
  { when: 'without a token', token: null, status: 401 },
  { when: 'with a token that is none', token: 'none', status: 401 },
  ...(refreshToken === null ? [] : [{ when: 'with a refresh token', token: refreshToken, status: 401 }]),
];

const userInfo = { id: 'check', name: 'Check', email: 'check@example.com', picture: '' };
const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

function wrongLogins({ clientId }: CheckSettings): readonly WrongRequest[] {
  const nowS = Math.floor(Date.now() / 1000);
  const aud = clientId ?? 'local-client-id';
  const good = { iss: 'https://accounts.google.com', aud, sub: 'check', exp: nowS + 3600 };
  const login = (when: string, idToken: string) => ({ when, body: { idToken, userInfo }, status: 401 });
  const token = (when: string, claims: object, signature = '') => {
    const header = part({ alg: signature === '' ? 'none' : 'RS256', typ: 'JWT' });
    const payload = part({ ...good, name: userInfo.name, email: userInfo.email, ...claims });
    return login(`with an identity token ${when}`, `${header}.${payload}.${signature}`);
  };
  return [
    empty,
    login('with an identity token that is none', 'none'),
    token('of another issuer', { iss: 'https://accounts.example' }),
    token('for another client id', { aud: 'another-client-id' }),
    token('that has expired', { exp: nowS - 3600 }),
    token('that is not valid yet', { nbf: nowS + 3600 }),
    token('that names nobody', { sub: '' }),
    token('with an address that nobody has confirmed', { email_verified: false }),
    token('with a wrong signature', {}, part({ signature: 'none' })),
    ...(clientId === null ? [] : [token('that nobody has signed', {})]),
  ];
}

/** The invalid requests of each call, by its name. Calls with side effects only get requests that store nothing. */
export function wrongRequests(target: CheckSettings): Readonly<Record<string, readonly WrongRequest[]>> {
  const { at, foreignBooking } = target;
  const trip = tripFrom(at);
  const feedback = { bookingId: NO_BOOKING, message: '', isSkip: false };
  const rated = { punctuality: 'yes', driving: 'yes', friendliness: 'yes', cleanliness: 'yes', payment: 'yes' };
  const ofBookings = (body?: object): readonly WrongRequest[] =>
    [NO_BOOKING, foreignBooking].flatMap((id) => (id ? [{ when: `for booking ${id}`, id, body, status: 404 }] : []));
  const page = (query: string) => ({ when: `with ${query}`, query: `?${query}`, status: 400 });
  return {
    'POST /google/login': wrongLogins(target),
    'POST /bookings/get-categories': [
      empty,
      bad('a body that is no JSON', '{'),
      bad('a field that is not in the contract', { ...trip, more: 1 }),
      bad('a negative distance', { ...trip, distance: -1 }),
      bad('a distance of more than 2000 km', { ...trip, distance: 2001 }),
      bad('half a pair of coordinates', { ...trip, pickupCoordinates: '51.3' }),
      bad('a pickup outside Germany', { ...trip, pickupCoordinates: FAR_AWAY }),
      bad('a drop more than 1000 km away', { ...trip, dropCoordinates: FAR_AWAY }),
    ],
    'POST /vehicle-location/get-vehicles-distance': [empty, bad('a latitude of 91', { lat: 91, lng: 9 })],
    'POST /bookings/createWebsiteOrder': [empty],
    'PUT /auth/me': [empty],
    'POST /bookings/feedback': [
      empty,
      { ...bad('an answer that is missing', { ...feedback, ...rated, driving: null }), orStatus: 404 },
      { when: 'on a booking that does not exist', body: { ...feedback, ...rated }, status: 404 },
    ],
    'GET /bookings/{id}': ofBookings(),
    'POST /bookings/{id}/share': ofBookings({ showsName: false }),
    'DELETE /bookings/{id}/share': ofBookings(),
    'GET /follow/{token}': [
      { when: 'with a guessed token', id: NO_LINK, status: 404 },
      { when: 'with a cut token', id: NO_LINK.slice(0, 10), status: 404 },
    ],
    'GET /bookings/doneOrder': ['pageNo=-1', 'pageNo=one', 'pageSize=0', 'pageSize=101'].map(page),
  };
}

const wallTimeAt = (timeMs: number) => {
  const { date, time } = berlinWallTime(new Date(timeMs));
  return `${date} ${time}:00`;
};

/** A local time in the next year that does not exist in Berlin, because the clock is set forward. */
function skippedTime(nowMs: number): string {
  const days = Array.from({ length: DAYS_OF_A_YEAR - 1 }, (_, day) => wallTimeAt(nowMs + day * DAY_MS).slice(0, 10));
  return `${days.find((date) => berlinInstant({ date, time: '02:30' }) === null)} 02:30:00`;
}

/** An order of this kind of car for now, without a drop-off. */
export const orderFor = (at: Coordinates, carType: string) => ({
  custName: CHECK_NAME,
  custMobile: '+49 171 3920009',
  pickupCoordinates: tripFrom(at).pickupCoordinates,
  pickupAreaName: 'Check',
  pickupCity: 'Unknown',
  pickupZipcode: '',
  ...{ dropCoordinates: '', dropAreaName: '', dropCity: '', dropZipcode: '' },
  noOfPassanger: 1,
  orderStartDate: wallTimeAt(Date.now()),
  custInstruction: 'A check of the interface: it is cancelled at once.',
  isDropRequired: 0,
  carType,
  ...{ carCategoryIds: [], driverFeatureIds: [] },
  useMiles: false,
});
export type Order = ReturnType<typeof orderFor>;

/** Orders that each break one rule of docs/backend.md, for a customer with this bonus (null: unknown). */
export function wrongOrders(order: Order, milesDiscount: number | null): readonly WrongRequest[] {
  const nowMs = Date.now();
  const wrongs: Readonly<Record<string, object>> = {
    'no name': { custName: ' ' },
    'a name of 90,000 characters': { custName: 'x'.repeat(90_000) },
    'a control character in the name': { custName: 'a\0b' },
    'half a surrogate pair in the name': { custName: 'a\ud800' },
    'no phone number': { custMobile: '' },
    'a pickup outside Germany': { pickupCoordinates: FAR_AWAY },
    'a pickup that is no decimal number': { pickupCoordinates: '0x33,9.4897' },
    'a drop more than 1000 km away': { dropCoordinates: FAR_AWAY, isDropRequired: 1 },
    'a drop that is not required': { dropCoordinates: order.pickupCoordinates },
    'the name of a drop that is not required': { dropAreaName: 'Check' },
    'no drop although it is required': { isDropRequired: 1 },
    nobody: { noOfPassanger: 0 },
    'more people than the car has seats': { noOfPassanger: (carTypes[order.carType] ?? 8) + 1 },
    'nine people': { noOfPassanger: 9, carType: 'MINIVAN' },
    'a start of three hours ago': { orderStartDate: wallTimeAt(nowMs - 3 * 3_600_000) },
    'a start in 368 days': { orderStartDate: wallTimeAt(nowMs + 368 * DAY_MS) },
    'a start in the hour that Berlin skips': { orderStartDate: skippedTime(nowMs) },
    'a date with T and Z': { orderStartDate: new Date(nowMs).toISOString() },
    '1001 characters of instructions': { custInstruction: 'x'.repeat(1001) },
    'an unknown car type': { carType: 'BUS' },
    'an unknown extra': { carCategoryIds: ['c-no-such-extra'] },
    'an extra of the other list': { driverFeatureIds: ['c-1'] },
    'an extra that is named twice': { carCategoryIds: ['c-1', 'c-1'] },
    'a field that is not in the contract': { more: 1 },
    ...(milesDiscount === 0 && { 'a bonus that the customer does not have': { useMiles: true } }),
  };
  return Object.entries(wrongs).map(([what, changes]) => bad(what, { ...order, ...changes }));
}
