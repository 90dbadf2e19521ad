import * as v from 'valibot';
import { routeAlongStreets } from '../../../mock-server/city/streets/street-route';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { taxiStands } from '../../../mock-server/company/offer';
import * as wire from '../../../src/backend/wire';
import { type Coordinates, formatCoordinates } from '../../../src/lib/coordinates';
import { feedback } from '../contract/contract-samples';
import { type Caller, orderFor, setStage } from '../harness';

const stage = setStage();
const { regular, newcomer } = demoCustomers;

/** Places an order and answers its id. */
async function order(caller: Caller, changes = {}, minutesAhead = 0): Promise<string> {
  const request = orderFor(stage.clock, changes, minutesAhead);
  const { body } = await caller.call('POST', '/bookings/createWebsiteOrder', request);
  return v.parse(wire.CreateOrderResponse, body).tempBookingId;
}
const idsOf = async (caller: Caller, list: string) =>
  v.parse(v.array(wire.Ride), (await caller.call('GET', `/bookings/${list}`)).body).map(({ bookingId }) => bookingId);
const ongoing = (caller: Caller) => idsOf(caller, 'ongoingAndPreOrder');
const page = async (caller: Caller, query = '') =>
  v.parse(wire.RidesPage, (await caller.call('GET', `/bookings/doneOrder${query}`)).body);

describe('Bookings', () => {
  it('an order is the current ride at once, a completed ride with an invoice later', async () => {
    const caller = await stage.customer();
    const preOrder = await order(caller, {}, 600);
    const now = await order(caller);
    expect(await ongoing(caller)).toEqual([preOrder, now]);
    const booking = async () => (await caller.call('GET', `/bookings/${now}`)).body;
    expect(await booking()).toMatchObject({ jobStatus: 'JOB_ACCEPTED_YN', carNo: '' });

    stage.clock.advance(200);
    expect(await ongoing(caller)).toEqual([preOrder]);
    expect(await booking()).toMatchObject({ jobStatus: 'JOB_COMPLETED' });
    const done = await page(caller);
    expect(done).toMatchObject({ totalElements: 1, totalPages: 1, number: 0, size: 20 });
    expect(done.content[0]).toMatchObject({ bookingId: now, paymentType: 1, paymentStatus: 1 });
  });

  it('the bill is the quote, for every kind of car, when the way is the way', async () => {
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

  it('an order sent twice with one key is one booking, also after a bonus was used', async () => {
    const send = async (caller: Caller, key: string) => {
      const request = orderFor(stage.clock, { useMiles: key === 'with bonus' });
      return (await caller.call('POST', '/bookings/createWebsiteOrder', request, { 'Idempotency-Key': key })).body;
    };
    const caller = await stage.customer(regular.sub);
    const first = await send(caller, 'with bonus');
    expect(await send(caller, 'with bonus')).toEqual(first);
    const second = await send(caller, 'second');
    expect(second).not.toEqual(first);
    expect(await ongoing(caller)).toHaveLength(2);
    expect(await send(await stage.customer(), 'second')).not.toEqual(second);
  });

  it('a pre-order is searched for so that the car is there in time', async () => {
    const caller = await stage.customer();
    const id = await order(caller, {}, 60);
    const statusAfter = async (seconds: number) => {
      stage.clock.advance(seconds);
      return v.parse(wire.BookingDetails, (await caller.call('GET', `/bookings/${id}`)).body).jobStatus;
    };
    expect(await statusAfter(3600 - 90)).toBe('JOB_ACCEPTED_YN');
    expect(await statusAfter(40)).toBe('ON_THE_WAY');
    expect(await statusAfter(50)).toBe('AT_CUSTOMER');
  });

  // The newest first: the check of a backend.
  it('completed rides come in pages', async () => {
    const caller = await stage.customer(regular.sub);
    const all = await page(caller, '?pageSize=100');
    const second = await page(caller, '?pageNo=1&pageSize=20');
    expect(second.content).toEqual(all.content.slice(20));
    expect(second).toMatchObject({ number: 1, size: 20, totalPages: 2, totalElements: all.totalElements });
  });

  it('a taxi on a ride is not offered as a nearby vehicle', async () => {
    const free = async () =>
      v.parse(v.array(wire.NearbyVehicle), (await stage.visitor.call('GET', '/vehicle-location')).body).length;
    const before = await free();
    await order(await stage.customer());
    expect(await free()).toBe(before - 1);
    stage.clock.advance(200);
    expect(await free()).toBe(before);
  });

  it('the bonus is offered for more than 50 points and costs them (D3)', async () => {
    const miles = async (caller: Caller) => (await caller.call('GET', '/bookings/get-miles')).body;
    const caller = await stage.customer(regular.sub);
    expect(await miles(await stage.customer(newcomer.sub))).toEqual({ milesDiscount: 0 });
    expect(await miles(caller)).toEqual({ milesDiscount: 5 });
    const id = await order(caller, { useMiles: true });
    stage.clock.advance(200);
    const ride = (await page(caller)).content.find(({ bookingId }) => bookingId === id);
    const { basePrice, pricePerKm, distanceTraveledWithCustomer, invoicePrice } = v.parse(wire.Ride, ride);
    expect(invoicePrice).toBeCloseTo(basePrice + pricePerKm * distanceTraveledWithCustomer - 5, 5);
  });

  it('a completed ride asks for feedback until it is given or skipped', async () => {
    const caller = await stage.customer();
    const [rated, skipped] = [await order(caller), await order(caller)];
    const missing = () => idsOf(caller, 'missing-feedback');
    const give = async (changes: object) =>
      (await caller.call('POST', '/bookings/feedback', { ...feedback, ...changes })).status;
    expect(await missing()).toEqual([]);
    expect(await give({ bookingId: rated })).toBe(404);
    stage.clock.advance(200);
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
