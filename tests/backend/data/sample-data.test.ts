import * as v from 'valibot';
import { demoAccounts, demoCustomers } from '../../../mock-server/company/demo-accounts';
import * as wire from '../../../src/backend/wire';
import { orderFor, setStage } from '../harness';

const stage = setStage();
const Rides = v.array(wire.Ride);
const { regular, newcomer, business, formerBusiness, traveller } = demoCustomers;

async function ridesOf(sub: string) {
  const customer = await stage.customer(sub);
  const { body } = await customer.call('GET', '/bookings/doneOrder?pageSize=100');
  return {
    completed: v.parse(wire.RidesPage, body).content,
    ongoing: v.parse(Rides, (await customer.call('GET', '/bookings/ongoingAndPreOrder')).body),
    missingFeedback: v.parse(Rides, (await customer.call('GET', '/bookings/missing-feedback')).body),
  };
}

describe('The sample data', () => {
  it.each([
    [regular.name, regular.sub, 25, 0, 1],
    [newcomer.name, newcomer.sub, 0, 0, 0],
    [business.name, business.sub, 4, 0, 1],
    [formerBusiness.name, formerBusiness.sub, 3, 1, 1],
    [traveller.name, traveller.sub, 2, 2, 1],
  ])('%s (%s) has %d completed and %d current rides, %d without feedback', async (_name, sub, ...counts) => {
    const { completed, ongoing, missingFeedback } = await ridesOf(sub);
    expect([completed.length, ongoing.length, missingFeedback.length]).toEqual(counts);
  });

  it.each([
    [regular.name, regular.sub, 5],
    [newcomer.name, newcomer.sub, 0],
    ['somebody with exactly 50 points', formerBusiness.sub, 0],
    ['somebody with 51 points', traveller.sub, 5],
    [business.name, business.sub, 5],
  ])(
    '%s (%s) has a bonus of %d euro: only more than 50 points earn it (Spec §9)',
    async (_name, sub, milesDiscount) => {
      expect((await (await stage.customer(sub)).call('GET', '/bookings/get-miles')).body).toEqual({ milesDiscount });
    },
  );

  it('60 points are spent with one bonus (D3)', async () => {
    const customer = await stage.customer(business.sub);
    const order = orderFor(stage.clock, { useMiles: true, isDropRequired: 0, dropCoordinates: '' });
    await customer.call('POST', '/bookings/createWebsiteOrder', order);
    expect((await customer.call('GET', '/bookings/get-miles')).body).toEqual({ milesDiscount: 0 });
  });

  it.each([
    [business.name, business.sub, true],
    [formerBusiness.name, formerBusiness.sub, false],
    [newcomer.name, newcomer.sub, false],
  ])('%s (%s): that the business account is active is %s (D2)', async (_name, sub, status) => {
    expect((await (await stage.customer(sub)).call('GET', '/business-status')).body).toEqual({ status });
  });

  it('there are current, pre-ordered and cancelled rides', async () => {
    const customer = await stage.customer(traveller.sub);
    const [preOrder, current] = (await ridesOf(traveller.sub)).ongoing.map(({ bookingId }) => bookingId);
    const statusOf = async (id: string | undefined) =>
      v.parse(wire.BookingDetails, (await customer.call('GET', `/bookings/${id}`)).body).jobStatus;
    expect([await statusOf(preOrder), await statusOf(current)]).toEqual(['JOB_ACCEPTED_YN', 'ON_THE_WAY']);

    const ofRegular = await ridesOf(regular.sub);
    const lastCompleted = Math.max(...ofRegular.completed.map(({ bookingId }) => Number(bookingId)));
    const canceled = await (await stage.customer(regular.sub)).call('GET', `/bookings/${lastCompleted + 1}`);
    expect(canceled.body).toMatchObject({ jobStatus: 'CANCELED', carNo: '' });
  });

  it('every kind of ride and payment occurs', async () => {
    const all = (await Promise.all(demoAccounts.map(({ sub }) => ridesOf(sub)))).flatMap(({ completed }) => completed);
    const values = <Value>(of: (ride: (typeof all)[number]) => Value) => [...new Set(all.map(of))].sort();
    expect(values(({ paymentType }) => paymentType)).toEqual([1, 2, 3]);
    expect(values(({ paymentStatus }) => paymentStatus)).toEqual([0, 1]);
    expect(values(({ isDropRequired }) => isDropRequired)).toEqual([0, 1]);
    expect(values(({ customerTip }) => customerTip > 0)).toEqual([false, true]);
    expect(values(({ vatRate }) => vatRate ?? null)).toEqual([7, null]);
  });

  it('every price is base price plus kilometres times price per kilometre, to the cent', async () => {
    for (const { sub } of demoAccounts) {
      for (const ride of (await ridesOf(sub)).completed) {
        const sum = ride.basePrice + ride.pricePerKm * ride.distanceTraveledWithCustomer;
        expect(ride.invoicePrice).toBeCloseTo(sum, 5);
        expect(ride.distanceTraveledWithCustomer).toBeGreaterThan(0);
      }
    }
  });

  it('estimate and invoice of the same distance are the same price', async () => {
    const [ride] = (await ridesOf(regular.sub)).completed.slice(-1);
    const { body } = await stage.visitor.call('POST', '/bookings/get-categories', {
      distance: ride?.distanceTraveledWithCustomer,
      pickupCoordinates: '51.3183,9.4897',
      dropCoordinates: '51.2963,9.4865',
    });
    const prices = v.parse(v.array(wire.VehicleCategory), body).map(({ price }) => price);
    expect(prices).toContain(ride?.invoicePrice);
  });
});
