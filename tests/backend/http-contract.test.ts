import * as v from 'valibot';
import { demoCustomers } from '../../mock-server/company/demo-accounts';
import * as wire from '../../src/backend/wire';
import { bearerCalls, feedback, fieldsOf, login, openCalls, order, profile, trip } from './contract-samples';
import { setStage } from './harness';

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
    [createOrder, { ...order, carCategoryIds: ['c-99'] }, 'carCategoryIds'],
    [createOrder, { ...order, carCategoryIds: ['d-1'] }, 'carCategoryIds'],
    [createOrder, { ...order, driverFeatureIds: ['c-1'] }, 'driverFeatureIds'],
    [createOrder, { ...order, noOfPassengers: 2 }, 'noOfPassengers'],
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
  ])('%s %s is no call: 404', async (method, path) => {
    const customer = await stage.customer(demoCustomers.regular.sub);
    expect(await customer.call(method, path)).toMatchObject({ status: 404, body: { message: 'Not found' } });
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
