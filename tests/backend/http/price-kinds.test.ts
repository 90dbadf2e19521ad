import * as v from 'valibot';
import { callNamed } from '../../../contract/calls';
import { demoCustomers } from '../../../mock-server/company/demo-accounts';
import * as wire from '../../../src/backend/wire';
import { site } from '../../../src/site';
import { contentProblems } from '../../../tools/check-backend/answer-check';
import { trip } from '../contract/contract-samples';
import { type Caller, orderFor, placeOrder, setStage } from '../harness';

const stage = setStage();
const { misbehave } = stage;
const ALL_KINDS = { prices: 'all-kinds' };
const NO_DROP = { isDropRequired: 0, dropCoordinates: '', dropAreaName: '', dropCity: '', dropZipcode: '' } as const;
const FOUR_MINUTES = 240;

const categories = async (caller: Caller) =>
  v.parse(v.array(wire.VehicleCategory), (await caller.call('POST', '/bookings/get-categories', trip)).body);

const context = () => ({ at: site.map.center, nowMs: stage.clock.now(), bookingId: null });

describe('The local backend has all kinds of prices on demand', () => {
  it('off by default; on: a metered price, a fixed one, a corridor of 90 % to 120 %; raised, with an end', async () => {
    const before = await categories(stage.visitor);
    for (const category of before) expect(category).not.toHaveProperty('priceKind');
    await misbehave(ALL_KINDS);
    const after = await categories(stage.visitor);
    const [pkw, kombi, van] = after;
    expect(pkw).toEqual({ ...before[0], priceKind: 'taximeter' });
    expect(kombi).toMatchObject({ priceKind: 'fixed' });
    expect(Number.isInteger(kombi?.price)).toBe(true);
    expect(van).toMatchObject({ priceKind: 'corridor' });
    expect(van?.priceFrom).toBeCloseTo((van?.price ?? 0) * 0.9, 2);
    expect(van?.priceTo).toBeCloseTo((van?.price ?? 0) * 1.2, 2);
    expect(kombi).not.toHaveProperty('priceValidUntil');
    expect(contentProblems(callNamed('POST /bookings/get-categories'), after, context())).toEqual([]);

    await stage.visitor.call('DELETE', '/__faults');
    await misbehave({ ...ALL_KINDS, validForSeconds: 60, raisedEuro: 2 });
    const [metered, fixed, corridor] = await categories(stage.visitor);
    const priceValidUntil = new Date(stage.clock.now() + 60_000).toISOString();
    expect(metered).toEqual(pkw);
    expect(fixed).toEqual({ ...kombi, price: (kombi?.price ?? 0) + 2, priceValidUntil });
    expect(corridor).toMatchObject({ priceValidUntil });
    expect(corridor?.price).toBeCloseTo((van?.price ?? 0) + 2, 2);
  });

  it.each([
    ['off', 'KOMBI', {}, undefined, site.tariff.perKm],
    ['on', 'KOMBI', {}, 'fixed', 0],
    ['on', 'MINIVAN', {}, 'corridor', 0],
    ['on', 'KOMBI', NO_DROP, 'taximeter', site.tariff.perKm],
  ] as const)(
    '%s: a %s with %j is billed after a restart as %s, at %d euro a kilometre',
    async (on, carType, drop, kind, pricePerKm) => {
      if (on === 'on') await misbehave(ALL_KINDS);
      const customer = await stage.customer();
      await placeOrder(customer, orderFor(stage.clock, { carType, ...drop }));
      await stage.restart();
      stage.clock.advance(FOUR_MINUTES);
      const { body } = await customer.call('GET', '/bookings/doneOrder');
      const { content } = body as { content: readonly { priceKind?: string }[] };
      expect(content).toMatchObject([{ pricePerKm }]);
      expect(content[0]?.priceKind).toBe(kind);
      expect(contentProblems(callNamed('GET /bookings/doneOrder'), body, context())).toEqual([]);
    },
  );

  it('from the start with --prices all-kinds, its sample rides included', async () => {
    const caller = await (await stage.startOther({ prices: 'all-kinds' })).customer(demoCustomers.regular.sub);
    expect((await categories(caller)).map(({ priceKind }) => priceKind)).toEqual(['taximeter', 'fixed', 'corridor']);
    const { body } = await caller.call('GET', '/bookings/doneOrder');
    const rides = (body as { content: readonly { priceKind?: string }[] }).content;
    expect(new Set(rides.map(({ priceKind }) => priceKind))).toEqual(new Set(['taximeter', 'fixed', 'corridor']));
    expect(contentProblems(callNamed('GET /bookings/doneOrder'), body, context())).toEqual([]);
  });
});
