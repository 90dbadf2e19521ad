import * as v from 'valibot';
import { routeAlongStreets } from '../../../mock-server/city/streets/street-route';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { taxiStands } from '../../../mock-server/company/offer';
import * as wire from '../../../src/backend/wire';
import { type Coordinates, formatCoordinates } from '../../../src/lib/coordinates';
import { feedback } from '../contract/contract-samples';
import { type Caller, orderFor, placeOrder, setStage } from '../harness';

const stage = setStage();
const order = (caller: Caller, changes = {}, minutesAhead = 0) =>
  placeOrder(caller, orderFor(stage.clock, changes, minutesAhead));
const idsOf = async (caller: Caller, list: string) =>
  v.parse(v.array(wire.Ride), (await caller.call('GET', `/bookings/${list}`)).body).map(({ bookingId }) => bookingId);
const ongoing = (caller: Caller) => idsOf(caller, 'ongoingAndPreOrder');
const page = async (caller: Caller, query = '') =>
  v.parse(wire.RidesPage, (await caller.call('GET', `/bookings/doneOrder${query}`)).body);

describe('Bookings', () => {
  it('an order takes a car and is the current ride, later a completed one; a pre-order is on time', async () => {
    const free = async () => ((await stage.visitor.call('GET', '/vehicle-location')).body as unknown[]).length;
    const before = await free();
    const caller = await stage.customer(demoCustomers.regular.sub);
    const startsAt = stage.clock.now() / 1000 + 3600;
    const preOrder = await order(caller, {}, 60);
    const now = await order(caller);
    expect(await ongoing(caller)).toEqual([preOrder, now]);
    expect(await free()).toBe(before - 1);
    const booking = async (id: string) => (await caller.call('GET', `/bookings/${id}`)).body;
    expect(await booking(now)).toMatchObject({ jobStatus: 'JOB_ACCEPTED_YN', carNo: '' });

    stage.clock.advance(200);
    expect(await ongoing(caller)).toEqual([preOrder]);
    expect(await free()).toBe(before);
    expect(await booking(now)).toMatchObject({ jobStatus: 'JOB_COMPLETED' });
    const first = await page(caller);
    const second = await page(caller, '?pageNo=1');
    expect(first.content[0]).toMatchObject({ bookingId: now, paymentType: 1, paymentStatus: 1 });
    expect(second).toMatchObject({ number: 1, size: 20, totalPages: 2, totalElements: 26 });
    expect([...first.content, ...second.content]).toEqual((await page(caller, '?pageSize=100')).content);

    // The search for a pre-order begins so that the car is there in time.
    const statusBefore = (seconds: number) => {
      stage.clock.advance(startsAt - seconds - stage.clock.now() / 1000);
      return booking(preOrder);
    };
    expect(await statusBefore(90)).toMatchObject({ jobStatus: 'JOB_ACCEPTED_YN' });
    expect(await statusBefore(50)).toMatchObject({ jobStatus: 'ON_THE_WAY' });
    expect(await statusBefore(0)).toMatchObject({ jobStatus: 'AT_CUSTOMER' });
  });

  it.each([
    ['a status lasts an hour', 'in-steps', 1],
    ['rides are slow', 'happy', 0.05],
  ] as const)('the search for a pre-order never begins before the order: %s', async (_what, custInstruction, speed) => {
    const caller = await (await stage.startOther({ speed, now: stage.clock.now })).customer();
    const id = await order(caller, { custInstruction }, 20);
    expect((await caller.call('GET', `/bookings/${id}`)).body).toMatchObject({ jobStatus: 'JOB_ACCEPTED_YN' });
  });

  it('the bill is the quoted price, for every kind of car, if the route stays the same', async () => {
    const caller = await stage.customer();
    const stands = taxiStands.slice(0, 5);
    const trips = stands.flatMap((from) => stands.filter((to) => to !== from).map((to) => ({ from, to })));
    const quotes: Record<string, number> = {};
    for (const [index, { from, to }] of trips.entries()) {
      const places = { pickupCoordinates: formatCoordinates(from), dropCoordinates: formatCoordinates(to) };
      const distance = (routeAlongStreets(from, to)?.distanceMeters ?? 0) / 1000;
      const { body } = await stage.visitor.call('POST', '/bookings/get-categories', { distance, ...places });
      const categories = v.parse(v.array(wire.VehicleCategory), body);
      const { carType = '', price = 0 } = categories[index % categories.length] ?? {};
      quotes[await order(caller, { ...places, carType })] = price;
    }
    stage.clock.advance(300);
    const bills = (await page(caller, '?pageSize=100')).content;
    expect(Object.fromEntries(bills.map(({ bookingId, invoicePrice }) => [bookingId, invoicePrice]))).toEqual(quotes);
  });

  it('an order sent twice with one key is one booking, also hours later, and with a bonus on the bill', async () => {
    const request = orderFor(stage.clock);
    const send = (caller: Caller, key: string) =>
      placeOrder(caller, { ...request, useMiles: key === 'with bonus' }, { 'Idempotency-Key': key });
    const caller = await stage.customer(demoCustomers.regular.sub);
    const first = await send(caller, 'with bonus');
    expect(await send(caller, 'with bonus')).toBe(first);
    const second = await send(caller, 'second');
    expect(await ongoing(caller)).toEqual([first, second]);
    expect(await send(await stage.customer(), 'second')).not.toBe(second);
    stage.clock.advance(2 * 3600 + 60);
    expect(await send(caller, 'second')).toBe(second);
    const ride = (await page(caller)).content.find(({ bookingId }) => bookingId === first);
    const { basePrice, pricePerKm, distanceTraveledWithCustomer, invoicePrice } = v.parse(wire.Ride, ride);
    expect(invoicePrice).toBeCloseTo(basePrice + pricePerKm * distanceTraveledWithCustomer - 5, 5);
  });

  it('a completed ride asks for feedback until its own customer gives or skips it', async () => {
    const caller = await stage.customer();
    const [rated, skipped] = [await order(caller), await order(caller)];
    const missing = () => idsOf(caller, 'missing-feedback');
    const give = async (changes: object, { call } = caller) =>
      (await call('POST', '/bookings/feedback', { ...feedback, ...changes })).status;
    expect(await missing()).toEqual([]);
    expect(await give({ bookingId: rated })).toBe(404);
    stage.clock.advance(200);
    expect(await give({ bookingId: rated }, await stage.customer('somebody else'))).toBe(404);
    expect((await missing()).sort()).toEqual([rated, skipped].sort());
    expect(await give({ bookingId: rated })).toBe(200);
    expect(await missing()).toEqual([skipped]);
    const none = { punctuality: null, driving: null, friendliness: null, cleanliness: null, payment: null };
    expect(await give({ bookingId: skipped, isSkip: true, message: '', ...none })).toBe(200);
    expect(await missing()).toEqual([]);
  });
});

test('the soonest vehicle of the list is the nearest taxi of the map, at every minute of an hour', async () => {
  const minutes = async (path: string, body: unknown) => {
    const answer = (await stage.visitor.call('POST', path, body)).body as readonly { timeRequired: number }[];
    return Math.min(...answer.map(({ timeRequired }) => timeRequired));
  };
  const pickups: readonly Coordinates[] = [taxiStands[0], { lat: 51.2925, lng: 9.4876 }];
  for (let minute = 0; minute < 60; minute += 1) {
    const pickup = pickups[minute % 2] ?? taxiStands[0];
    const trip = { distance: 5, pickupCoordinates: formatCoordinates(pickup), dropCoordinates: '51.3,9.5' };
    expect(await minutes('/bookings/get-categories', trip)).toBe(
      await minutes('/vehicle-location/get-vehicles-distance', pickup),
    );
    stage.clock.advance(60);
  }
});
