import fc from 'fast-check';
import { invoiceOf, taxOf, totalOfInvoices } from '../../../../src/account/invoice/invoice';
import type { Ride } from '../../../../src/backend/types';
import { toCents } from '../../../../src/price/price';
import { sampleRide } from '../../../support/sample-ride';

const usual = { vatPercent: 19, taxNumber: 'DE000000000', recipient: '' };
const invoice = (changes: Partial<Ride>, sources: Partial<typeof usual> = {}) =>
  invoiceOf(sampleRide(changes), { ...usual, ...sources });

/** The second reference: fractions of whole numbers without a limit, half up. */
const halfUp = (dividend: bigint, divisor: bigint) => {
  const [over, under] = [2n * dividend + divisor, 2n * divisor];
  return over / under - (over % under < 0n ? 1n : 0n);
};
/** A decimal with so many digits, as a number and as its exact whole steps. */
const decimal = (digits: number, max: number) =>
  fc.integer({ min: 1, max: max * 10 ** digits }).map((steps) => ({
    value: Number(`${steps}e-${digits}`),
    steps: BigInt(steps),
  }));

describe('Net and tax come out of the gross, half up to the cent (D40)', () => {
  test.each([
    [19.99, 19, 319, 1680],
    [0.03, 19, 0, 3],
    [0.04, 19, 1, 3],
    [100, 0, 0, 10000],
  ])('%f € at %f %%: %i cents of tax, %i net', (gross, vatPercent, tax, net) => {
    const { taxCents, netCents } = invoice({ invoicePrice: gross, vatPercent });
    expect({ taxCents, netCents }).toEqual({ taxCents: tax, netCents: net });
  });

  test('for every price and rate as the reference in BigInt has it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), decimal(2, 100), (gross, rate) => {
        expect(BigInt(taxOf(gross, rate.value))).toBe(halfUp(BigInt(gross) * rate.steps, 10_000n + rate.steps));
      }),
      { numRuns: 2_000 },
    );
  });

  test('for every ride: rows make the gross, net and tax make it too, and a tip changes neither', () => {
    fc.assert(
      fc.property(
        decimal(2, 100),
        decimal(3, 600),
        decimal(4, 20),
        decimal(2, 5_000),
        decimal(2, 100),
        fc.constantFrom(7, 19),
        (base, distance, perKm, gross, tip, vatPercent) => {
          const ride = {
            basePrice: base.value,
            distanceKm: distance.value,
            pricePerKm: perKm.value,
            invoicePrice: gross.value,
            vatPercent,
          };
          const made = invoice({ ...ride, tip: tip.value });
          const distanceCents = halfUp(distance.steps * perKm.steps, 100_000n);
          const rest = gross.steps - base.steps - distanceCents;
          expect(made.rows.map(({ kind, cents }) => [kind, BigInt(cents)])).toEqual([
            ['base', base.steps],
            ['distance', distanceCents],
            ...(rest === 0n ? [] : [['other', rest]]),
          ]);
          expect(BigInt(made.grossCents ?? -1)).toBe(gross.steps);
          expect((made.netCents ?? 0) + (made.taxCents ?? 0)).toBe(made.grossCents);
          expect(BigInt(made.tipCents)).toBe(tip.steps);
          expect({ ...made, tipCents: 0 }).toEqual(invoice({ ...ride, tip: 0 }));
        },
      ),
      { numRuns: 2_000 },
    );
  });

  test.each([
    [1.005, 101],
    [19.99, 1999],
    [0.1 + 0.2, 30],
    [4.35, 435],
    [0, 0],
  ])('%f € are %i cents', (euro, cents) => {
    expect(toCents(euro)).toBe(cents);
  });
});

describe('Rows: base price, km × price per km, and "Bonus or other" when it is not zero (D40)', () => {
  test('the rows that make the gross need no other', () => {
    expect(invoice({ invoicePrice: 16.92 }).rows).toEqual([
      { kind: 'base', cents: 420 },
      { kind: 'distance', cents: 1272, kilometers: 5.3, pricePerKm: 2.4 },
    ]);
  });
  test('a bonus of 5 euro is minus 5', () => {
    expect(invoice({ invoicePrice: 11.92 }).rows.at(-1)).toEqual({ kind: 'other', cents: -500 });
  });
  test('0 km: no row for the distance, and it is named as not known', () => {
    const made = invoice({ distanceKm: null, invoicePrice: 4.2 });
    expect(made.rows).toEqual([{ kind: 'base', cents: 420 }]);
    expect(made.missing).toEqual(['distance']);
  });
  test('without an amount there are no rows, no net and no tax', () => {
    const made = invoice({ invoicePrice: null });
    expect(made).toMatchObject({ rows: [], grossCents: null, netCents: null, taxCents: null });
    expect(made.missing).toEqual(['amount']);
  });
});

test.each([
  [null, 19],
  [7, 7],
  [0, 0],
])('The rate that the ride carries wins over the operator’s (D13): %p: %i %%', (vatPercent, expected) => {
  expect(invoice({ vatPercent }).vatPercent).toBe(expected);
});

describe('What is missing is said (§ 33 UStDV, § 14 UStG)', () => {
  test.each([
    [250, '', '', []],
    [250.01, '', '', ['recipient', 'taxNumber']],
    [250.01, 'Firma AG', '', ['taxNumber']],
    [250.01, ' ', 'DE1', ['recipient']],
    [250.01, 'Firma AG', 'DE1', []],
  ])('%f €, recipient "%s", tax number "%s": %j', (invoicePrice, recipient, taxNumber, missing) => {
    expect(invoice({ invoicePrice }, { recipient, taxNumber }).missing).toEqual(missing);
  });

  test('whatever the backend did not say', () => {
    const nowhere = { area: '', city: '', zipcode: '' };
    const nothing = { startsAt: null, pickup: nowhere, drop: null, distanceKm: null, carNumber: '', driverName: '' };
    expect(invoice(nothing).missing).toEqual(['date', 'from', 'to', 'distance', 'car', 'driver']);
  });
});

test('several receipts add up rate by rate; those without an amount are counted, not added', () => {
  const invoices = [
    invoice({ invoicePrice: 19.99, tip: 2 }),
    invoice({ invoicePrice: 19.99, vatPercent: 7 }),
    invoice({ invoicePrice: 10 }),
    invoice({ invoicePrice: null, vatPercent: 5 }),
  ];
  expect(totalOfInvoices(invoices)).toEqual({
    rates: [
      { vatPercent: 7, netCents: 1868, taxCents: 131 },
      { vatPercent: 19, netCents: 2520, taxCents: 479 },
    ],
    grossCents: 4998,
    tipCents: 200,
    withoutAmount: 1,
  });
});

describe('a price that was set before the ride is one row (D50)', () => {
  const set = { basePrice: 20, pricePerKm: null, invoicePrice: 20 } as const;

  test.each([
    ['a fixed price', { ...set, priceKind: 'fixed' }, [{ kind: 'fixed', cents: 2000 }]],
    ['an agreed one', { ...set, priceKind: 'corridor' }, [{ kind: 'corridor', cents: 2000 }]],
    [
      'a fixed price less the bonus',
      { ...set, priceKind: 'fixed', invoicePrice: 15 },
      [
        { kind: 'fixed', cents: 2000 },
        { kind: 'other', cents: -500 },
      ],
    ],
    ['a fixed price with a tariff in its place has no row', { priceKind: 'fixed', invoicePrice: 20 }, []],
    ['nor one without its price', { ...set, priceKind: 'fixed', basePrice: null }, []],
  ] as const)('%s', (_name, changes, rows) => {
    expect(invoice(changes)).toMatchObject({ rows, grossCents: toCents(changes.invoicePrice) });
  });

  test.each([null, 'taximeter'] as const)('a ride that says %s has the rows of the tariff', (priceKind) => {
    expect(invoice({ priceKind }).rows).toEqual(invoice({}).rows);
  });

  test('its tax is that of its amount (D13)', () => {
    expect(invoice({ ...set, priceKind: 'fixed', vatPercent: 7 })).toMatchObject({ taxCents: 131, netCents: 1869 });
  });
});
