import { callNamed } from '../../../contract/calls';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import { site } from '../../../src/site';
import { contentProblems } from '../../../tools/check-backend/answer-check';
import { trip } from '../contract/contract-samples';
import { type Caller, orderFor, setStage } from '../harness';

const stage = setStage();
const { misbehave } = stage;
const ALL_KINDS = { prices: 'all-kinds' };
const NO_DROP = { isDropRequired: 0, dropCoordinates: '', dropAreaName: '', dropCity: '', dropZipcode: '' } as const;
const FOUR_MINUTES = 240;

interface Category {
  readonly name: string;
  readonly price: number;
  readonly priceKind?: string;
}
const categories = async (caller: Caller) =>
  (await caller.call('POST', '/bookings/get-categories', trip)).body as readonly Category[];

const context = () => ({ at: site.map.center, nowMs: stage.clock.now(), bookingId: null });

/** The only ride of a new customer after this order, once it is over. */
async function rideAfter(order: Parameters<typeof orderFor>[1]) {
  const customer = await stage.customer();
  await customer.call('POST', '/bookings/createWebsiteOrder', orderFor(stage.clock, order));
  stage.clock.advance(FOUR_MINUTES);
  const { body } = await customer.call('GET', '/bookings/doneOrder');
  return { body, ride: (body as { content: readonly Record<string, unknown>[] }).content[0] };
}

describe('The local backend has all kinds of prices on demand', () => {
  it('off by default: no field says a kind', async () => {
    for (const category of await categories(stage.visitor)) expect(category).not.toHaveProperty('priceKind');
    const { ride } = await rideAfter({ carType: 'KOMBI' });
    expect(ride).toMatchObject({ basePrice: site.tariff.baseFare, pricePerKm: site.tariff.perKm });
    expect(ride).not.toHaveProperty('priceKind');
  });

  it('a metered price, a fixed one, and a corridor from 90 % to 120 % of the tariff', async () => {
    const [metered] = await categories(stage.visitor);
    await misbehave(ALL_KINDS);
    const answer = await stage.visitor.call('POST', '/bookings/get-categories', trip);
    const [pkw, kombi, van] = answer.body as readonly (Category & Record<string, number>)[];
    expect(pkw).toEqual({ ...metered, priceKind: 'taximeter' });
    expect(kombi).toMatchObject({ priceKind: 'fixed' });
    expect(Number.isInteger(kombi?.price)).toBe(true);
    expect(van).toMatchObject({ priceKind: 'corridor' });
    expect(van?.priceFrom).toBeCloseTo((van?.price ?? 0) * 0.9, 2);
    expect(van?.priceTo).toBeCloseTo((van?.price ?? 0) * 1.2, 2);
    expect(kombi).not.toHaveProperty('priceValidUntil');
    expect(contentProblems(callNamed('POST /bookings/get-categories'), answer.body, context())).toEqual([]);
  });

  it('promises end after validForSeconds, and raisedEuro raises them', async () => {
    await misbehave(ALL_KINDS);
    const before = await categories(stage.visitor);
    await stage.visitor.call('DELETE', '/__faults');
    await misbehave({ ...ALL_KINDS, validForSeconds: 60, raisedEuro: 2 });
    const [pkw, kombi, van] = await categories(stage.visitor);
    const priceValidUntil = new Date(stage.clock.now() + 60_000).toISOString();
    expect(pkw).toEqual(before[0]);
    expect(kombi).toEqual({ ...before[1], price: (before[1]?.price ?? 0) + 2, priceValidUntil });
    expect(van).toMatchObject({ priceValidUntil });
    expect(van?.price).toBeCloseTo((before[2]?.price ?? 0) + 2, 2);
  });

  it.each([
    ['KOMBI', 'fixed'],
    ['MINIVAN', 'corridor'],
  ])('a %s is billed at the price set before the ride: %s', async (carType, priceKind) => {
    await misbehave(ALL_KINDS);
    const { ride, body } = await rideAfter({ carType });
    expect(ride).toMatchObject({ priceKind, pricePerKm: 0, invoicePrice: ride?.basePrice });
    expect(contentProblems(callNamed('GET /bookings/doneOrder'), body, context())).toEqual([]);
  });

  it('without a destination no price is set before the ride', async () => {
    await misbehave(ALL_KINDS);
    const { ride } = await rideAfter({ carType: 'KOMBI', ...NO_DROP });
    expect(ride).toMatchObject({ priceKind: 'taximeter', pricePerKm: site.tariff.perKm });
  });

  it('from the start with --prices all-kinds, its sample rides included', async () => {
    const caller = await (await stage.startOther({ prices: 'all-kinds' })).customer(demoCustomers.regular.sub);
    expect((await categories(caller)).map(({ priceKind }) => priceKind)).toEqual(['taximeter', 'fixed', 'corridor']);
    const { body } = await caller.call('GET', '/bookings/doneOrder');
    const rides = (body as { content: readonly { priceKind?: string }[] }).content;
    expect(new Set(rides.map(({ priceKind }) => priceKind))).toEqual(new Set(['taximeter', 'fixed', 'corridor']));
    expect(contentProblems(callNamed('GET /bookings/doneOrder'), body, context())).toEqual([]);
  });
});
