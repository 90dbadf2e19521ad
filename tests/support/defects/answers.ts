import type { PassingRequest, Plant } from '../planted/planted-backend';
import { bend, calls, type Defect, details, failures, fields, header } from '../planted/planted-stage';

const { cors, extras, vehicles, categories, nearest, booking, ongoing, done, missing, miles, business } = calls;
const login = 'POST /google/login';
const swapped = (text: string) => text.split(',').reverse().join(',');

const isSigned = (token = '') => /\..+\../.test(token);
/** The newest ride, and behind it one that started a day before. */
const olderLast = bend(ongoing, (list) => [
  ...list,
  { ...list.at(-1), orderStartDateTime: `${new Date(Date.now() - 86_400_000).toISOString().slice(0, 10)} 10:00:00` },
]);
const clockAhead = header('date', new Date(Date.now() + 86_400_000).toUTCString(), () => true);
const pagesFromOne: Plant = {
  request: ({ query }) => {
    if (query.get('pageNo') === '1') query.set('pageNo', '2');
  },
};
const allowed = (names: string) => header('access-control-allow-headers', names);

const negative = 'is wrong: Invalid value: Expected >=0';
const corridor = (priceFrom: number, priceTo: number, more: object = {}) =>
  fields(categories, { priceKind: 'corridor', priceFrom, priceTo, ...more });
const answersOk = (fits: (request: PassingRequest) => boolean): Plant => ({
  answer: (answer, request) => {
    if (fits(request)) answer.status = 200;
  },
});
const keptByCaches = header('cache-control', 'private, max-age=60', (call) => call === 'GET /auth/me');

const otherExtra = bend(extras, (list) => [...list, { id: '7', name: 'a' }]);
const endedPromise = fields(categories, { priceKind: 'fixed', priceValidUntil: '2020-01-01T00:00:00Z' });
const promiseWithoutClock = bend(categories, (list, { headers }) => {
  delete headers['access-control-expose-headers'];
  const priceValidUntil = new Date(Date.now() + 600_000).toISOString();
  return list.map((entry: object) => ({ ...entry, priceKind: 'fixed', price: 20, priceValidUntil }));
});
const withZone = fields(done, (ride) => ({ orderStartDateTime: `${ride.orderStartDateTime.replace(' ', 'T')}Z` }));
const newestLast = bend(done, (page) => ({ ...page, content: [...page.content].reverse() }));
const olderFirst = bend(missing, (list) => [{ ...list[0], orderStartDateTime: '2020-01-01 10:00:00' }, ...list]);
const answersEverything = failures((call) => call === 'GET /no-such-call', { status: 200 });
const takesRefreshTokens = answersOk(({ call, headers }) => call === miles && isSigned(headers.authorization));
const takesWrongSignatures = answersOk(({ body }) => isSigned((body as { idToken?: string }).idToken));

/** Wrong answers. */
export const wrongAnswers: readonly Defect[] = [
  ['PUT', cors, 'PUT is not allowed', header('access-control-allow-methods', 'GET,POST')],
  ['Authorization by its name', cors, 'Authorization is not allowed', allowed('*')],
  ['Content-Type', cors, 'Content-Type is not', allowed('authorization,idempotency-key')],
  ['Idempotency-Key', cors, 'Idempotency-Key is not', allowed('authorization,content-type')],
  ['preflights', cors, 'got 405', failures((call) => call.startsWith('OPTIONS'), { status: 405 })],
  ['the origin', cors, 'is https://x.example', header('access-control-allow-origin', 'https://x.example')],
  ['the clock', 'the header Date', 'the clock of the backend is', clockAhead],
  ['the clock beside a promise', 'the header Date', 'but prices have priceValidUntil', promiseWithoutClock],
  ['what belongs to a customer', 'GET /auth/me', 'max-age=60: a cache may keep what belongs to', keptByCaches],
  ['c- and d-', extras, 'Expected /^[cd]-/ but received "7"', otherExtra],
  ['cars', vehicles, 'swapped?', fields(vehicles, (car) => ({ location: swapped(car.location) }))],
  ['car types of cars', vehicles, 'carCategories is wrong: BUS', fields(vehicles, { carCategories: ['BUS'] })],
  ['no category', categories, 'there is no kind of car', bend(categories, () => [])],
  ['seats', categories, 'noOfSeat is 7', fields(categories, { noOfSeat: 7 })],
  ['car types', categories, 'but received "BUS"', fields(categories, { carType: 'BUS' })],
  ['prices', categories, `price ${negative} but received -1 (1, 2, 3)`, fields(categories, { price: -1 })],
  ['minutes to the pickup', categories, `timeRequired ${negative}`, fields(categories, { timeRequired: -1 })],
  ['kinds of prices', categories, 'priceKind is wrong', fields(categories, { priceKind: 'haggled' })],
  ['a fixed price', categories, 'price is 0, but priceKind is', fields(categories, { priceKind: 'fixed', price: 0 })],
  ['a corridor', categories, 'priceFrom is 20, and priceTo 20: no corridor (1, 2, 3)', corridor(20, 20)],
  ['a price in its corridor', categories, 'price is 9, outside of', corridor(1, 8, { price: 9 })],
  ['limits without a corridor', categories, 'priceFrom or priceTo is', fields(categories, { priceTo: 5 })],
  ['the end of a promise', categories, 'priceValidUntil is 2020-01-01T00:00:00Z, which has passed', endedPromise],
  ['minutes of the nearest', nearest, `timeRequired ${negative}`, fields(nearest, { timeRequired: -3 })],
  ['statuses', booking, 'but received "DRIVING"', fields(details, { jobStatus: 'DRIVING' })],
  ['one booking id of an answer', booking, 'bookingId is 1, not', fields(details, { bookingId: '1' })],
  ['no driver yet', booking, 'before a driver has', fields(details, { jobStatus: 'JOB_ACCEPTED_YN' })],
  ['pickups', booking, 'swapped?', fields(details, (one) => ({ pickupCoordinates: swapped(one.pickupCoordinates) }))],
  ['drops', booking, 'dropCoordinates is wrong: neither', fields(details, { dropCoordinates: 'nowhere' })],
  ['minutes of a booking', booking, `in_minutes ${negative}`, fields(details, { pickup_time_in_minutes: -1 })],
  ['rides that are not over', booking, 'as ongoing', fields(details, { jobStatus: 'JOB_COMPLETED' })],
  ['rides that are completed', booking, 'as completed', fields(details, { jobStatus: 'ON_THE_WAY' }), 'regular'],
  ['pre-orders first', ongoing, 'pre-orders do not', bend(ongoing, (list) => [...list].reverse())],
  ['invoices once completed', ongoing, 'is 9, not 0', fields(ongoing, { invoicePrice: 9 })],
  ['1 to 8 people', ongoing, 'noOfPassanger is wrong: Invalid value', fields(ongoing, { noOfPassanger: 9 })],
  ['Berlin wall time', done, 'no Berlin wall time', withZone, 'regular'],
  ['no negative price', done, `pricePerKm ${negative}`, fields(done, { pricePerKm: -1 }), 'regular'],
  ['a price set before the ride', done, 'but priceKind is fixed', fields(done, { priceKind: 'fixed' }), 'regular'],
  ['the newest first', done, 'the newest ride does not come first', newestLast, 'regular'],
  ['20 rides a page', done, 'size is 10, not 20', bend(done, (page) => ({ ...page, size: 10 })), 'regular'],
  ['pages', done, 'totalPages is 9, not 2', bend(done, (page) => ({ ...page, totalPages: 9 })), 'regular'],
  ['pages from 0', done, 'with pageNo=1&pageSize=1', pagesFromOne, 'regular'],
  ['the newest first without feedback', missing, 'the newest ride does not come first', olderFirst, 'regular'],
  ['a bonus of 5', miles, 'Expected (0 | 5)', fields(miles, { milesDiscount: 3 })],
  ['{ status }', business, 'Expected Object but received true', bend(business, () => true)],
  ['no other call', 'a call that there is not', '/no-such-call: expected 404', answersEverything],
  ['texts of the drop', ongoing, 'isDropRequired is 0, but', fields(ongoing, { isDropRequired: 0 })],
  ['the newest ride on the road last', ongoing, 'the newest ride on the road does not come last', olderLast],
  ['refresh tokens', miles, 'with a refresh token: expected 401', takesRefreshTokens],
  ['signatures of identity tokens', login, 'a wrong signature: expected 401', takesWrongSignatures],
];
