import * as v from 'valibot';
import { demoAccounts, demoCustomers } from '../../../mock-server/company/demo-accounts';
import * as wire from '../../../src/backend/wire';
import { orderFor, setStage } from '../harness';

const stage = setStage();
const Rides = v.array(wire.Ride);
const { regular, newcomer, business, formerBusiness, traveller } = demoCustomers;

async function read(sub: string) {
  const { call } = await stage.customer(sub);
  const body = async (path: string) => (await call('GET', path)).body;
  return {
    call,
    completed: v.parse(wire.RidesPage, await body('/bookings/doneOrder?pageSize=100')).content,
    ongoing: v.parse(Rides, await body('/bookings/ongoingAndPreOrder')),
    missingFeedback: v.parse(Rides, await body('/bookings/missing-feedback')),
    bonus: v.parse(wire.Miles, await body('/bookings/get-miles')).milesDiscount,
    business: await body('/business-status'),
  };
}

describe('The sample data', () => {
  it.each([
    [regular, [25, 0, 1], 5, false],
    [newcomer, [0, 0, 0], 0, false],
    [business, [4, 0, 1], 5, true],
    // Exactly 50 points, and 51: only more than 50 earn a bonus (Spec §9).
    [formerBusiness, [3, 1, 1], 0, false],
    [traveller, [2, 2, 1], 5, false],
  ] as const)(
    '%j: %j completed and current rides and those without feedback, %d euro of bonus, business %s',
    async ({ sub }, counts, bonus, status) => {
      const found = await read(sub);
      expect([found.completed.length, found.ongoing.length, found.missingFeedback.length]).toEqual(counts);
      expect([found.bonus, found.business]).toEqual([bonus, { status }]);
    },
  );

  it('60 points are spent with one bonus (D3)', async () => {
    const { call } = await read(business.sub);
    const order = orderFor(stage.clock, { useMiles: true, isDropRequired: 0, dropCoordinates: '' });
    await call('POST', '/bookings/createWebsiteOrder', order);
    expect((await call('GET', '/bookings/get-miles')).body).toEqual({ milesDiscount: 0 });
  });

  it('has current, pre-ordered and cancelled rides', async () => {
    const { call, ongoing } = await read(traveller.sub);
    const bookings = await Promise.all(ongoing.map(({ bookingId }) => call('GET', `/bookings/${bookingId}`)));
    expect(bookings).toMatchObject(['JOB_ACCEPTED_YN', 'ON_THE_WAY'].map((jobStatus) => ({ body: { jobStatus } })));

    const ofRegular = await read(regular.sub);
    const lastCompleted = Math.max(...ofRegular.completed.map(({ bookingId }) => Number(bookingId)));
    const canceled = await ofRegular.call('GET', `/bookings/${lastCompleted + 1}`);
    expect(canceled.body).toMatchObject({ jobStatus: 'CANCELED', carNo: '' });
  });

  it('has every kind of ride and payment, each at base price plus kilometres times price per kilometre', async () => {
    const all = (await Promise.all(demoAccounts.map(({ sub }) => read(sub)))).flatMap(({ completed }) => completed);
    const values = <Value>(of: (ride: (typeof all)[number]) => Value) => [...new Set(all.map(of))].sort();
    expect(values(({ paymentType }) => paymentType)).toEqual([1, 2, 3]);
    expect(values(({ paymentStatus }) => paymentStatus)).toEqual([0, 1]);
    expect(values(({ isDropRequired }) => isDropRequired)).toEqual([0, 1]);
    expect(values(({ customerTip }) => customerTip > 0)).toEqual([false, true]);
    expect(values(({ vatRate }) => vatRate ?? null)).toEqual([7, null]);
    for (const { basePrice, pricePerKm, distanceTraveledWithCustomer, invoicePrice } of all) {
      expect(invoicePrice).toBeCloseTo(basePrice + pricePerKm * distanceTraveledWithCustomer, 5);
      expect(distanceTraveledWithCustomer).toBeGreaterThan(0);
    }
  });
});
