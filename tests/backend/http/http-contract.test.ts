import jsonwebtoken from 'jsonwebtoken';
import * as v from 'valibot';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import * as wire from '../../../src/backend/wire';
import { clock, feedback, login, order, profile, trip } from '../contract/contract-samples';
import { createCaller, setStage, signIn } from '../harness';

const stage = setStage();
const { regular, newcomer } = demoCustomers;
const createOrder = 'POST /bookings/createWebsiteOrder';
const refused = { status: 401, body: { message: 'Unauthorized' } };

type BadRequest = [call: string, body: unknown, field: string, headers?: Record<string, string>, status?: number];

describe('Calls of Spec §7', () => {
  // That every call asks for a token, and its answer is for no cache: the check of a backend.
  it('a token is good for 8 hours; a refresh token, a changed and a foreign one are not (Spec §6)', async () => {
    const { token, refreshToken } = await signIn(stage.backend, stage.clock, regular.sub);
    const seconds = clock.now() / 1000;
    const claims = { iat: seconds, exp: seconds + 3600, sub: regular.sub, id: '101', customer_id: '101' };
    const foreign = jsonwebtoken.sign(claims, 'the secret of another backend');
    const unsigned = jsonwebtoken.sign(claims, '', { algorithm: 'none' });
    const profileWith = (one: string) => createCaller(stage.backend, one).call('GET', '/auth/me');
    for (const one of [`${token}x`, refreshToken, foreign, unsigned]) {
      expect(await profileWith(one)).toMatchObject(refused);
    }
    stage.clock.advance(8 * 3600 - 1);
    expect((await profileWith(token)).status).toBe(200);
    stage.clock.advance(1);
    expect(await profileWith(token)).toMatchObject(refused);
  });

  const missing = (call: string, body: object) =>
    Object.keys(body).map((field): BadRequest => {
      const left = Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
      return [call, left, field];
    });
  const badOrder = (field: string, ...values: readonly unknown[]) =>
    values.map((value): BadRequest => [createOrder, { ...order, [field]: value }, field]);
  const categories = 'POST /bookings/get-categories';

  // Further ones: the wrong requests of the check of a backend.
  it.each<BadRequest>([
    ...missing('POST /google/login', login),
    ...missing(categories, trip),
    ...missing('POST /vehicle-location/get-vehicles-distance', { lat: 51.3, lng: 9.5 }),
    ...missing(createOrder, order),
    ...missing('POST /bookings/feedback', feedback),
    ...missing('PUT /auth/me', profile),
    ['POST /google/login', { ...login, idToken: '' }, 'idToken'],
    ['POST /google/login', { ...login, userInfo: { ...login.userInfo, email: null } }, 'userInfo.email'],
    [categories, { ...trip, distance: '5' }, 'distance'],
    [categories, { ...trip, dropCoordinates: '91,9' }, 'dropCoordinates'],
    ['POST /vehicle-location/get-vehicles-distance', { lat: 51, lng: '9' }, 'lng'],
    ...badOrder('custName', 'a\u001bb', 'a\ud800', '\udc00b'),
    ...['pickupAreaName', 'pickupCity', 'dropZipcode'].flatMap((field) => badOrder(field, 'a\0b')),
    ...badOrder('custMobile', 'a\0b'),
    ...badOrder('isDropRequired', true),
    ...badOrder('useMiles', true),
    ...badOrder('orderStartDate', order.orderStartDate.replace(/00$/, '60'), '2026-06-09', '2026-06-09 24:00:00'),
    ...badOrder('orderStartDate', '2026-02-30 12:00:00', '0000-06-09 12:00:00'),
    ...badOrder('orderStartDate', '2025-08-09 12:00:00', '2026-06-09 09:59:00', '2027-06-10 12:01:00'),
    ...badOrder('pickupCoordinates', '5.13e1,9.4897', 'Infinity,9.4897'),
    ...badOrder('custInstruction', 'a\0b'),
    ...badOrder('carCategoryIds', ['d-1'], Array(1000).fill('c-1')),
    ...['dropCoordinates', 'dropAreaName', 'dropCity', 'dropZipcode'].map((field): BadRequest => {
      const without = { isDropRequired: 0, dropCoordinates: '', dropAreaName: '', dropCity: '', dropZipcode: '' };
      return [createOrder, { ...order, ...without, [field]: order.dropCoordinates }, 'isDropRequired'];
    }),
    ...badOrder('driverFeatureIds', ['d-1', 'd-2', 'd-1']),
    ['POST /bookings/feedback', { ...feedback, message: 'a\ud800' }, 'message'],
    ['POST /bookings/feedback', { ...feedback, punctuality: 'maybe' }, 'punctuality'],
    ['PUT /auth/me', { ...profile, customerName: ' ' }, 'customerName'],
    ['PUT /auth/me', { ...profile, customerMobile: 'x'.repeat(301) }, 'customerMobile'],
    ['PUT /auth/me', { ...profile, customerEmail: 'nothing' }, 'customerEmail'],
    ['POST /bookings/20001/share', { showsName: 'yes' }, 'showsName'],
    ['POST /bookings/20001/share', { showsName: true, more: 1 }, 'more'],
    [categories, 'text', 'body'],
    [categories, trip, 'distance', { 'Content-Type': 'text/plain' }],
    [categories, {}, 'body', { 'Content-Encoding': 'zstd' }, 415],
    [categories, trip, 'body', { 'Content-Type': 'application/json; charset=no-such-charset' }, 415],
    [categories, 'x'.repeat(10 * 1024 * 1024 + 1), 'body', {}, 413],
    ['GET /bookings/%E0%A4%A', undefined, 'path'],
  ])('%s refuses a bad request, naming the field (%#)', async (call, body, field, headers = {}, status = 400) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await (await stage.customer(newcomer.sub)).call(method, path, body, headers);
    expect(answer.status).toBe(status);
    const { message } = v.parse(wire.FailureWire, answer.body);
    expect(message.startsWith(`${field} is not valid: `)).toBe(true);
    expect(message).toMatch(/\.$/);
  });

  it.each([
    ['the longest instruction, with lines and tabs', { custInstruction: `a\n\tb\r\nc${'x'.repeat(993)}` }],
    ['a start of two hours ago', { orderStartDate: '2026-06-09 10:00:00' }],
    ['a start in a year', { orderStartDate: '2027-06-10 12:00:00' }],
    ['the last second of a minute', { orderStartDate: '2026-06-09 12:00:59' }],
    ['a drop abroad', { dropCoordinates: '48.1103,16.5697' }],
    ['a name of 300 letters, with a taxi of two halves', { custName: `${'Ä'.repeat(298)}\u{1f695}` }],
    ['a family of joined signs', { custName: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}' }],
  ])('an order with %s is taken', async (_what, changes) => {
    const { call } = await stage.customer(newcomer.sub);
    expect((await call('POST', '/bookings/createWebsiteOrder', { ...order, ...changes })).status).toBe(200);
  });

  const noCalls = ['POST /bookings/get-more-option', 'GET /customers', 'GET /db', 'GET //bookings/get-more-option'];
  it.each([...noCalls, 'GET /VEHICLE-LOCATION', 'GET /vehicle-location/'])('%s is no call: 404', async (call) => {
    const [method = '', path = ''] = call.split(' ');
    const answer = await (await stage.customer(regular.sub)).call(method, path);
    expect(answer).toMatchObject({ status: 404, body: { message: 'Not found' } });
  });
});

it('a connection is kept for 65 s, so that no client uses it again just as it ends', async () => {
  const { headers } = await stage.visitor.call('GET', '/vehicle-location');
  expect(headers.get('Keep-Alive')).toBe('timeout=65');
});
