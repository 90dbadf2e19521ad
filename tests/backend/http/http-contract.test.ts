import * as v from 'valibot';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import * as wire from '../../../src/backend/wire';
import { bearerCalls, feedback, fieldsOf, login, openCalls, order, profile, trip } from '../contract/contract-samples';
import { setStage } from '../harness';

const stage = setStage();
const createOrder = 'POST /bookings/createWebsiteOrder';

describe('Calls of Spec §7 in the shapes of D30', () => {
  it.each(openCalls)('$method $path answers everybody', async ({ method, path, body, schema, fields }) => {
    const answer = await stage.visitor.call(method, path, body);
    expect(answer.status).toBe(200);
    expect(v.is(schema, answer.body)).toBe(true);
    expect(fieldsOf(answer.body)).toEqual(fields);
  });

  it.each(bearerCalls)('$method $path answers the customer', async ({ method, path, body, schema, fields }) => {
    const customer = await stage.customer(demoCustomers.regular.sub);
    // So that no list is empty.
    await customer.call('POST', '/bookings/createWebsiteOrder', order);
    const answer = await customer.call(method, path, body);
    expect(answer.status).toBe(200);
    expect(v.is(schema, answer.body)).toBe(true);
    expect(fieldsOf(answer.body)).toEqual(fields);
  });

  const without = (body: object, field: string) =>
    Object.fromEntries(Object.entries(body).filter(([name]) => name !== field));
  const missing = (call: string, body: object) =>
    Object.keys(body).map((field) => [call, without(body, field), field] as const);

  const unreadable = ['a\0b', 'a\u001bb', 'a\ud800', '\udc00b', 'x'.repeat(90_000)];

  it.each([
    ...missing('POST /google/login', login),
    ...missing('POST /bookings/get-categories', trip),
    ...missing('POST /vehicle-location/get-vehicles-distance', { lat: 51.3, lng: 9.5 }),
    ...missing(createOrder, order),
    ...missing('POST /bookings/feedback', feedback),
    ...missing('PUT /auth/me', profile),
    ['POST /google/login', { ...login, idToken: '' }, 'idToken'],
    ['POST /google/login', { ...login, userInfo: { ...login.userInfo, email: null } }, 'userInfo.email'],
    ['POST /bookings/get-categories', { ...trip, distance: -1 }, 'distance'],
    ['POST /bookings/get-categories', { ...trip, distance: '5' }, 'distance'],
    ['POST /bookings/get-categories', { ...trip, pickupCoordinates: '51.3' }, 'pickupCoordinates'],
    ['POST /bookings/get-categories', { ...trip, dropCoordinates: '91,9' }, 'dropCoordinates'],
    ['POST /bookings/get-categories', { ...trip, distance: 1e300 }, 'distance'],
    ['POST /bookings/get-categories', { ...trip, pickupCoordinates: '-33.8688,151.2093' }, 'pickupCoordinates'],
    ['POST /bookings/get-categories', { ...trip, dropCoordinates: '-33.8688,151.2093' }, 'dropCoordinates'],
    ['POST /vehicle-location/get-vehicles-distance', { lat: 91, lng: 9 }, 'lat'],
    ['POST /vehicle-location/get-vehicles-distance', { lat: 51, lng: '9' }, 'lng'],
    [createOrder, { ...order, custName: ' ' }, 'custName'],
    [createOrder, { ...order, custMobile: '' }, 'custMobile'],
    [createOrder, { ...order, noOfPassanger: 0 }, 'noOfPassanger'],
    [createOrder, { ...order, noOfPassanger: 5 }, 'noOfPassanger'],
    [createOrder, { ...order, noOfPassanger: 9, carType: 'MINIVAN' }, 'noOfPassanger'],
    [createOrder, { ...order, carType: 'BUS' }, 'carType'],
    [createOrder, { ...order, isDropRequired: 0 }, 'dropCoordinates'],
    [createOrder, { ...order, dropCoordinates: '' }, 'dropCoordinates'],
    [createOrder, { ...order, isDropRequired: true }, 'isDropRequired'],
    [createOrder, { ...order, useMiles: true }, 'useMiles'],
    [createOrder, { ...order, orderStartDate: '2026-06-09' }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: '2026-03-29 02:30:00' }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: order.orderStartDate.replace(/00$/, '99') }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: order.orderStartDate.replace(/00$/, '60') }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: '2026-06-09 24:00:00' }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: '2026-02-30 12:00:00' }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: '2025-08-09 12:00:00' }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: '2026-06-09 09:59:00' }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: '2027-06-10 12:01:00' }, 'orderStartDate'],
    [createOrder, { ...order, orderStartDate: '9999-06-09 12:00:00' }, 'orderStartDate'],
    [createOrder, { ...order, pickupCoordinates: '-33.8688,151.2093' }, 'pickupCoordinates'],
    [createOrder, { ...order, pickupCoordinates: '0x33,9.4897' }, 'pickupCoordinates'],
    [createOrder, { ...order, pickupCoordinates: '5.13e1,9.4897' }, 'pickupCoordinates'],
    [createOrder, { ...order, pickupCoordinates: 'Infinity,9.4897' }, 'pickupCoordinates'],
    [createOrder, { ...order, dropCoordinates: '-33.8688,151.2093' }, 'dropCoordinates'],
    [createOrder, { ...order, custInstruction: 'x'.repeat(1001) }, 'custInstruction'],
    [createOrder, { ...order, carCategoryIds: ['c-99'] }, 'carCategoryIds'],
    [createOrder, { ...order, carCategoryIds: ['d-1'] }, 'carCategoryIds'],
    [createOrder, { ...order, driverFeatureIds: ['c-1'] }, 'driverFeatureIds'],
    [createOrder, { ...order, carCategoryIds: Array(1000).fill('c-1') }, 'carCategoryIds'],
    [createOrder, { ...order, driverFeatureIds: ['d-1', 'd-2', 'd-1'] }, 'driverFeatureIds'],
    [createOrder, { ...order, noOfPassengers: 2 }, 'noOfPassengers'],
    ...['0000', '0999'].map(
      (year) => [createOrder, { ...order, orderStartDate: `${year}-06-09 12:00:00` }, 'orderStartDate'] as const,
    ),
    ...unreadable.map((text) => [createOrder, { ...order, custName: text }, 'custName'] as const),
    ...['custMobile', 'pickupAreaName', 'pickupCity', 'dropZipcode', 'custInstruction'].map(
      (field) => [createOrder, { ...order, [field]: 'a\0b' }, field] as const,
    ),
    ['POST /bookings/feedback', { ...feedback, message: 'a\ud800' }, 'message'],
    ['PUT /auth/me', { ...profile, customerName: 'a\ud800' }, 'customerName'],
    ['PUT /auth/me', { ...profile, customerMobile: 'x'.repeat(301) }, 'customerMobile'],
    ['GET /bookings/doneOrder?pageNo=-1', undefined, 'pageNo'],
    ['GET /bookings/doneOrder?pageNo=one', undefined, 'pageNo'],
    ['GET /bookings/doneOrder?pageSize=0', undefined, 'pageSize'],
    ['GET /bookings/doneOrder?pageSize=101', undefined, 'pageSize'],
    ['POST /bookings/feedback', { ...feedback, punctuality: 'maybe' }, 'punctuality'],
    ['POST /bookings/feedback', { ...feedback, driving: null }, 'driving'],
    ['PUT /auth/me', { ...profile, customerName: ' ' }, 'customerName'],
    ['PUT /auth/me', { ...profile, customerEmail: 'nothing' }, 'customerEmail'],
  ] as const)(
    '%s with a bad request answers 400 and a sentence that names the field (%#)',
    async (call, body, field) => {
      const [method = '', path = ''] = call.split(' ');
      const answer = await (await stage.customer(demoCustomers.newcomer.sub)).call(method, path, body);
      expect(answer.status).toBe(400);
      const { message } = v.parse(wire.FailureWire, answer.body);
      expect(message.startsWith(`${field} is not valid: `)).toBe(true);
      expect(message).toMatch(/\.$/);
    },
  );

  it.each([
    ['the longest instruction', { custInstruction: 'x'.repeat(1000) }],
    ['a start of two hours ago', { orderStartDate: '2026-06-09 10:00:00' }],
    ['a start in a year', { orderStartDate: '2027-06-10 12:00:00' }],
    ['the last second of a minute', { orderStartDate: '2026-06-09 12:00:59' }],
    ['a drop abroad', { dropCoordinates: '48.1103,16.5697' }],
    ['a name of 300 letters, with a taxi of two halves', { custName: `${'Ä'.repeat(298)}\u{1f695}` }],
    ['lines and tabs in the instructions', { custInstruction: 'a\n\tb\r\nc' }],
    ['a family of joined signs', { custName: '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}' }],
  ])('an order with %s is taken', async (_what, changes) => {
    const customer = await stage.customer(demoCustomers.newcomer.sub);
    const answer = await customer.call('POST', '/bookings/createWebsiteOrder', { ...order, ...changes });
    expect(answer.status).toBe(200);
  });

  const post = (body: string, headers: Record<string, string>) =>
    fetch(`http://localhost:${stage.backend.apiPort}/bookings/get-categories`, { method: 'POST', headers, body });

  it.each([
    [413, 'x'.repeat(10 * 1024 * 1024 + 1), { 'Content-Type': 'application/json' }],
    [415, '{}', { 'Content-Type': 'application/json; charset=latin1' }],
    [415, '{}', { 'Content-Type': 'application/json', 'Content-Encoding': 'zstd' }],
  ])('a body that is too large, or written in a way that nobody reads, answers %i', async (status, body, headers) => {
    const response = await post(body, headers);
    expect(response.status).toBe(status);
    expect(v.parse(wire.FailureWire, await response.json()).message).toMatch(/^body is not valid: /);
  });

  it.each([
    ['{"custName":', 'application/json', 'body is not valid: '],
    ['"text"', 'application/json', 'body is not valid: '],
    ['{}', 'text/plain', 'distance is not valid: '],
  ])('a body %j of type %s answers 400 and says so', async (body, type, beginning) => {
    const response = await fetch(`http://localhost:${stage.backend.apiPort}/bookings/get-categories`, {
      method: 'POST',
      headers: { 'Content-Type': type },
      body,
    });
    expect(response.status).toBe(400);
    expect(v.parse(wire.FailureWire, await response.json()).message.startsWith(beginning)).toBe(true);
  });

  it.each([
    ['POST', '/bookings/get-more-option'],
    ['POST', '/vehicle-location'],
    ['GET', '/bookings/get-categories/more'],
    ['GET', '/bookings'],
    ['GET', '/customers'],
    ['GET', '/db'],
    ['GET', '/Bookings/get-more-option'],
    ['GET', '/bookings/get-more-option/'],
    ['GET', '//bookings/get-more-option'],
    ['GET', '/bookings//get-more-option'],
    ['GET', '/VEHICLE-LOCATION'],
    ['GET', '/auth/me/'],
    ['GET', '/__LOG'],
  ])('%s %s is no call: 404', async (method, path) => {
    const customer = await stage.customer(demoCustomers.regular.sub);
    expect(await customer.call(method, path)).toMatchObject({ status: 404, body: { message: 'Not found' } });
  });
});

describe('A path that stands for no text', () => {
  it('answers 400 and says so', async () => {
    const answer = await (await stage.customer()).call('GET', '/bookings/%E0%A4%A');
    expect(answer).toMatchObject({ status: 400, body: { message: 'path is not valid: It cannot be read.' } });
  });
});

describe('Across origins', () => {
  it('the site may call with its token from its own origin', async () => {
    const response = await fetch(`http://localhost:${stage.backend.apiPort}/auth/me`, {
      method: 'OPTIONS',
      headers: {
        Origin: 'http://localhost:8000',
        'Access-Control-Request-Method': 'PUT',
        'Access-Control-Request-Headers': 'authorization,content-type',
      },
    });
    expect(response.status).toBe(204);
    expect(response.headers.get('access-control-allow-origin')).toBe('http://localhost:8000');
    expect(response.headers.get('access-control-allow-methods')).toContain('PUT');
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization');
  });

  it.each([
    ['/maps/api/js?key=a&callback=b', 'maps()'],
    ['/gsi/client', 'identity()'],
  ])('%s is a script', async (path, script) => {
    const response = await fetch(`http://localhost:${stage.backend.apiPort}${path}`);
    expect(response.headers.get('content-type')).toBe('application/javascript; charset=utf-8');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(await response.text()).toBe(script);
  });
});
