import * as v from 'valibot';
import { demoAccounts } from '../../mock-server/data/demo-accounts';
import * as wire from '../../src/backend/wire';
import { createCaller, createClock, loginRequest, orderFor, setStage, signIn } from './harness';

const stage = setStage();
/** For the tables, which are made before any test: it stands where every stage's clock begins. */
const clock = createClock();
const [withHistory, newcomer] = demoAccounts.map(({ sub }) => sub);
const place = { distance: 5.3, pickupCoordinates: '51.3183,9.4897', dropCoordinates: '51.2963,9.4865' };
const profile = { customerName: 'Jörg B.', customerMobile: '0171', customerEmail: 'j@example.com' };
const feedback = {
  bookingId: '20001',
  message: 'Gut',
  punctuality: 'yes',
  driving: 'no',
  friendliness: 'yes',
  cleanliness: 'yes',
  payment: 'yes',
  isSkip: false,
};

describe('Calls of Spec §7 in the shapes of D30', () => {
  const open: [string, string, unknown, v.GenericSchema][] = [
    ['POST', '/google/login', loginRequest(clock, 'a'), wire.GoogleLoginResponse],
    ['GET', '/bookings/get-more-option', undefined, v.array(wire.MoreOption)],
    ['GET', '/vehicle-location', undefined, v.array(wire.NearbyVehicle)],
    ['POST', '/bookings/get-categories', place, v.array(wire.VehicleCategory)],
    ['POST', '/vehicle-location/get-vehicles-distance', { lat: 51.3, lng: 9.5 }, v.array(wire.VehicleDistance)],
  ];
  const guarded: [string, string, unknown, v.GenericSchema][] = [
    ['GET', '/bookings/20001', undefined, wire.BookingDetails],
    ['GET', '/bookings/get-miles', undefined, wire.Miles],
    ['POST', '/bookings/createWebsiteOrder', orderFor(clock), wire.CreateOrderResponse],
    ['GET', '/bookings/ongoingAndPreOrder', undefined, v.array(wire.Ride)],
    ['GET', '/bookings/doneOrder', undefined, wire.RidesPage],
    ['GET', '/bookings/missing-feedback', undefined, v.array(wire.Ride)],
    ['POST', '/bookings/feedback', feedback, v.object({ bookingId: v.string() })],
    ['GET', '/auth/me', undefined, wire.Profile],
    ['PUT', '/auth/me', profile, wire.Profile],
    ['GET', '/business-status', undefined, wire.BusinessStatus],
  ];

  it.each(open)('%s %s answers everybody', async (method, path, body, schema) => {
    const answer = await stage.visitor.call(method, path, body);
    expect(answer.status).toBe(200);
    expect(v.is(schema, answer.body)).toBe(true);
  });

  it.each(guarded)('%s %s answers the customer', async (method, path, body, schema) => {
    const answer = await (await stage.customer(withHistory)).call(method, path, body);
    expect(answer.status).toBe(200);
    expect(v.is(schema, answer.body)).toBe(true);
  });

  it.each(guarded)('%s %s is Unauthorized without a valid token', async (method, path, body) => {
    const { token, refreshToken } = await signIn(stage.backend, stage.clock, 'somebody new');
    const refused = { status: 401, body: { message: 'Unauthorized' } };
    for (const bad of [undefined, 'nonsense', `${token}x`, refreshToken]) {
      expect(await createCaller(stage.backend, bad).call(method, path, body)).toMatchObject(refused);
    }
  });

  it('refuses a token after eight hours', async () => {
    const caller = await stage.customer();
    stage.clock.advance(8 * 3600 - 1);
    expect((await caller.call('GET', '/auth/me')).status).toBe(200);
    stage.clock.advance(1);
    expect((await caller.call('GET', '/auth/me')).status).toBe(401);
  });

  it.each([
    ['POST', '/google/login', { ...loginRequest(clock, 'a'), idToken: '' }, 'idToken'],
    ['POST', '/bookings/get-categories', { ...place, distance: -1 }, 'distance'],
    ['POST', '/bookings/get-categories', { ...place, pickupCoordinates: '51.3' }, 'pickupCoordinates'],
    ['POST', '/vehicle-location/get-vehicles-distance', { lat: 91, lng: 9 }, 'lat'],
    ['POST', '/bookings/createWebsiteOrder', { ...orderFor(clock), custName: ' ' }, 'custName'],
    ['POST', '/bookings/createWebsiteOrder', { ...orderFor(clock), noOfPassanger: 5 }, 'noOfPassanger'],
    ['POST', '/bookings/createWebsiteOrder', { ...orderFor(clock), carType: 'BUS' }, 'carType'],
    ['POST', '/bookings/createWebsiteOrder', { ...orderFor(clock), isDropRequired: 0 }, 'dropCoordinates'],
    ['POST', '/bookings/createWebsiteOrder', orderFor(clock, { useMiles: true }), 'useMiles'],
    [
      'POST',
      '/bookings/createWebsiteOrder',
      orderFor(clock, { orderStartDate: '2026-03-29 02:30:00' }),
      'orderStartDate',
    ],
    ['GET', '/bookings/doneOrder?pageNo=-1', undefined, 'pageNo'],
    ['GET', '/bookings/doneOrder?pageSize=0', undefined, 'pageSize'],
    ['POST', '/bookings/feedback', { ...feedback, punctuality: 'maybe' }, 'punctuality'],
    ['POST', '/bookings/feedback', { ...feedback, driving: null }, 'driving'],
    ['PUT', '/auth/me', { ...profile, customerEmail: 'nothing' }, 'customerEmail'],
  ])('%s %s with a bad request answers 400 and names the field (%#)', async (method, path, body, field) => {
    const answer = await (await stage.customer(newcomer)).call(method, path, body);
    expect(answer.status).toBe(400);
    expect(v.parse(wire.FailureWire, answer.body).message).toMatch(new RegExp(`^${field}: `));
  });

  it.each([
    ['GET', '/bookings/20001', undefined],
    ['GET', '/bookings/nothing', undefined],
    ['POST', '/bookings/feedback', feedback],
    ['GET', '/bookings', undefined],
    ['GET', '/db', undefined],
  ])('%s %s of somebody else or of nobody answers 404', async (method, path, body) => {
    expect((await (await stage.customer(newcomer)).call(method, path, body)).status).toBe(404);
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

  it('the log counts the orders', async () => {
    const count = async () =>
      ((await stage.visitor.call('GET', '/__log')).body as { ordersCreated: number }).ordersCreated;
    const before = await count();
    await (await stage.customer('is counted')).call('POST', '/bookings/createWebsiteOrder', orderFor(clock));
    expect(await count()).toBe(before + 1);
  });
});
