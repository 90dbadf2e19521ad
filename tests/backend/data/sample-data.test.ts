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
    [regular, '25 completed, 0 current, 1 without feedback, 5 euro', false],
    [newcomer, '0 completed, 0 current, 0 without feedback, 0 euro', false],
    [business, '4 completed, 0 current, 1 without feedback, 5 euro', true],
    // Exactly 50 points, and 51: only more than 50 earn a bonus (Spec §9).
    [formerBusiness, '3 completed, 1 current, 1 without feedback, 0 euro', false],
    [traveller, '2 completed, 2 current, 1 without feedback, 5 euro', false],
  ])('%j has lists of its own: %s, business %s', async ({ sub }, sums, status) => {
    const { completed, ongoing, missingFeedback: unrated, bonus, business: account } = await read(sub);
    const lists = `${completed.length} completed, ${ongoing.length} current, ${unrated.length} without feedback`;
    expect([`${lists}, ${bonus} euro`, account]).toEqual([sums, { status }]);
  });

  it('60 points are spent with one bonus (D3)', async () => {
    const { call } = await stage.customer(business.sub);
    const order = orderFor(stage.clock, { useMiles: true });
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
