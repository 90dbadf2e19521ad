import * as v from 'valibot';
import { routeAlongStreets } from '../../../mock-server/city/streets/street-route';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { taxiStands } from '../../../mock-server/company/vehicles';
import * as wire from '../../../src/backend/wire';
import { type Coordinates, formatCoordinates, parseCoordinates } from '../../../src/lib/coordinates';
import { feedback } from '../contract/contract-samples';
import { type Caller, orderFor, setStage } from '../harness';

const stage = setStage();
const [withHistory, newcomer] = demoAccounts.map(({ sub }) => sub);

/** Places an order and answers its id. */
async function order(caller: Caller, changes = {}, minutesAhead = 0): Promise<string> {
  const request = orderFor(stage.clock, changes, minutesAhead);
  const { body } = await caller.call('POST', '/bookings/createWebsiteOrder', request);
  return v.parse(wire.CreateOrderResponse, body).tempBookingId;
}
const bookingIds = (body: unknown) => v.parse(v.array(wire.Ride), body).map(({ bookingId }) => bookingId);

describe('Bookings', () => {
  it('an order is the current ride at once, a completed ride with an invoice later', async () => {
    const caller = await stage.customer('rides');
    const preOrder = await order(caller, {}, 600);
    const now = await order(caller);
    expect(bookingIds((await caller.call('GET', '/bookings/ongoingAndPreOrder')).body)).toEqual([preOrder, now]);
    expect((await caller.call('GET', `/bookings/${now}`)).body).toMatchObject({
      jobStatus: 'JOB_ACCEPTED_YN',
      carNo: '',
    });

    stage.clock.advance(200);
    expect(bookingIds((await caller.call('GET', '/bookings/ongoingAndPreOrder')).body)).toEqual([preOrder]);
    expect((await caller.call('GET', `/bookings/${now}`)).body).toMatchObject({ jobStatus: 'JOB_COMPLETED' });
    const page = v.parse(wire.RidesPage, (await caller.call('GET', '/bookings/doneOrder')).body);
    expect(page).toMatchObject({ totalElements: 1, totalPages: 1, number: 0, size: 20 });
    const done = v.parse(wire.Ride, page.content[0]);
    expect(done).toMatchObject({ bookingId: now, paymentType: 1, paymentStatus: 1 });
    const { basePrice, pricePerKm, distanceTraveledWithCustomer, invoicePrice } = done;
    expect(distanceTraveledWithCustomer).toBeGreaterThan(1);
    expect(invoicePrice).toBeCloseTo(basePrice + pricePerKm * distanceTraveledWithCustomer, 5);
  });

  it('the bill is the quote, for every kind of car, when the way is the way', async () => {
    const caller = await stage.customer('compares prices');
    const stations = taxiStands.slice(0, 5).map(formatCoordinates);
    const trips = stations.flatMap((from) => stations.filter((to) => to !== from).map((to) => ({ from, to })));
    const quotes = new Map<string, number>();
    for (const [index, { from, to }] of trips.entries()) {
      const way = routeAlongStreets(parseCoordinates(from) as Coordinates, parseCoordinates(to) as Coordinates);
      const trip = { distance: (way?.distanceMeters ?? 0) / 1000, pickupCoordinates: from, dropCoordinates: to };
      const { body } = await stage.visitor.call('POST', '/bookings/get-categories', trip);
      const categories = v.parse(v.array(wire.VehicleCategory), body);
      const category = categories[index % categories.length];
      if (!category) throw new Error('No categories');
      const { carType, price } = category;
      const id = await order(caller, { pickupCoordinates: from, dropCoordinates: to, carType });
      quotes.set(id, price);
    }
    stage.clock.advance(300);
    const { body } = await caller.call('GET', '/bookings/doneOrder?pageSize=100');
    const bills = v.parse(wire.RidesPage, body).content.map(({ bookingId, invoicePrice }) => [bookingId, invoicePrice]);
    expect(bills).toHaveLength(trips.length);
    expect(new Map(bills as [string, number][])).toEqual(quotes);
  });

  it('an order sent twice with one key is one booking, also after a bonus was used', async () => {
    const caller = await stage.customer(withHistory);
    const send = async (key: string) =>
      (
        await caller.call(
          'POST',
          '/bookings/createWebsiteOrder',
          orderFor(stage.clock, { useMiles: key === 'first' }),
          { 'Idempotency-Key': key },
        )
      ).body;
    const first = await send('first');
    expect(await send('first')).toEqual(first);
    expect(await send('second')).not.toEqual(first);
    expect(bookingIds((await caller.call('GET', '/bookings/ongoingAndPreOrder')).body)).toHaveLength(2);
    const stranger = await stage.customer('uses the same key');
    const { body } = await stranger.call('POST', '/bookings/createWebsiteOrder', orderFor(stage.clock), {
      'Idempotency-Key': 'first',
    });
    expect(body).not.toEqual(first);
  });

  it('a pre-order is searched for so that the car is there in time', async () => {
    const caller = await stage.customer('plans ahead');
    const id = await order(caller, {}, 60);
    const statusAfter = async (seconds: number) => {
      stage.clock.advance(seconds);
      return v.parse(wire.BookingDetails, (await caller.call('GET', `/bookings/${id}`)).body).jobStatus;
    };
    expect(await statusAfter(3600 - 90)).toBe('JOB_ACCEPTED_YN');
    expect(await statusAfter(40)).toBe('ON_THE_WAY');
    expect(await statusAfter(50)).toBe('AT_CUSTOMER');
  });

  it('completed rides come in pages, the newest first', async () => {
    const caller = await stage.customer(withHistory);
    const page = async (query: string) =>
      v.parse(wire.RidesPage, (await caller.call('GET', `/bookings/doneOrder${query}`)).body);
    const all = await page('?pageSize=100');
    const dates = all.content.map(({ orderStartDateTime }) => orderStartDateTime);
    expect(dates).toEqual([...dates].sort().reverse());
    const second = await page('?pageNo=1&pageSize=20');
    expect(second.content).toEqual(all.content.slice(20));
    expect(second).toMatchObject({ number: 1, size: 20, totalPages: 2, totalElements: all.totalElements });
  });

  it('a taxi on a ride is not offered as a nearby vehicle', async () => {
    const caller = await stage.customer('takes a car');
    const free = async () =>
      v.parse(v.array(wire.NearbyVehicle), (await stage.visitor.call('GET', '/vehicle-location')).body);
    const before = await free();
    await order(caller);
    expect(await free()).toHaveLength(before.length - 1);
    stage.clock.advance(200);
    expect(await free()).toHaveLength(before.length);
  });

  it('the bonus is offered for more than 50 points and costs them (D3)', async () => {
    const miles = async (caller: Caller) => (await caller.call('GET', '/bookings/get-miles')).body;
    const regular = await stage.customer(withHistory);
    expect(await miles(await stage.customer(newcomer))).toEqual({ milesDiscount: 0 });
    expect(await miles(regular)).toEqual({ milesDiscount: 5 });
    const id = await order(regular, { useMiles: true });
    stage.clock.advance(200);
    const { content } = v.parse(wire.RidesPage, (await regular.call('GET', '/bookings/doneOrder')).body);
    const ride = v.parse(
      wire.Ride,
      content.find(({ bookingId }) => bookingId === id),
    );
    const full = ride.basePrice + ride.pricePerKm * ride.distanceTraveledWithCustomer;
    expect(ride.invoicePrice).toBeCloseTo(full - 5, 5);
  });

  it('a completed ride asks for feedback until it is given or skipped', async () => {
    const caller = await stage.customer('gives feedback');
    const [rated, skipped] = [await order(caller), await order(caller)];
    const missing = async () => bookingIds((await caller.call('GET', '/bookings/missing-feedback')).body);
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
