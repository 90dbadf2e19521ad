import type { Ride } from '../../backend/types';
import { divideHalfUp, toCents } from '../../lib/cents';
import { METERS_PER_KM } from '../../lib/coordinates';
import { addressLine } from '../../places/place';

/** A line of the price, in cents. `other` is what the lines before it leave of the gross: a bonus, a surcharge, a fixed price. */
export type InvoiceRow =
  | { readonly kind: 'base'; readonly cents: number }
  | { readonly kind: 'distance'; readonly cents: number; readonly kilometers: number; readonly pricePerKm: number }
  | { readonly kind: 'other'; readonly cents: number };

/** A fact that a receipt should have and this one cannot: it is named instead of made up. */
export type MissingFact = 'amount' | 'date' | 'from' | 'to' | 'distance' | 'car' | 'driver' | 'recipient' | 'taxNumber';

/** What a receipt says of a ride's price (D40), in cents; null is not known. */
export interface Invoice {
  readonly rows: readonly InvoiceRow[];
  readonly grossCents: number | null;
  readonly netCents: number | null;
  readonly taxCents: number | null;
  readonly vatPercent: number;
  /** Outside the gross and its tax. */
  readonly tipCents: number;
  /** Above the amount up to which a receipt needs no recipient and no tax number (§ 33 UStDV). */
  readonly isAboveSmallAmount: boolean;
  readonly missing: readonly MissingFact[];
}

/** What a receipt takes from elsewhere than the ride. */
export interface InvoiceSources {
  /** The operator's rate where the ride carries none (D13). */
  readonly vatPercent: number;
  readonly taxNumber: string;
  readonly recipient: string;
}

/** § 33 UStDV: up to 250 euro a receipt needs no recipient and no tax number. */
export const SMALL_AMOUNT_CENTS = 250_00;

/** Prices count to a ten-thousandth of a euro, distances to a metre, rates to a hundredth of a percent: sums stay whole numbers. */
const PRICE_STEPS = 10_000;
const RATE_STEPS = 100;

/** Kilometres × price per kilometre in cents, half up. */
const distanceCents = (kilometers: number, pricePerKm: number): number =>
  divideHalfUp(
    Math.round(kilometers * METERS_PER_KM) * Math.round(pricePerKm * PRICE_STEPS),
    (METERS_PER_KM * PRICE_STEPS) / 100,
  );

/** The tax that is in a gross amount, half up to the cent; the net is the rest. */
export function taxOf(grossCents: number, vatPercent: number): number {
  const rate = Math.round(vatPercent * RATE_STEPS);
  return divideHalfUp(grossCents * rate, 100 * RATE_STEPS + rate);
}

/** Base price, kilometres, and what is left of the gross when it is not nothing; what is not known has no row. */
function rowsOf({ basePrice, pricePerKm, distanceKm }: Ride, grossCents: number): readonly InvoiceRow[] {
  const base: readonly InvoiceRow[] = basePrice === null ? [] : [{ kind: 'base', cents: toCents(basePrice) }];
  const distance: readonly InvoiceRow[] =
    distanceKm === null || pricePerKm === null
      ? []
      : [{ kind: 'distance', cents: distanceCents(distanceKm, pricePerKm), kilometers: distanceKm, pricePerKm }];
  const rows = [...base, ...distance];
  const rest = grossCents - rows.reduce((sum, { cents }) => sum + cents, 0);
  return rest === 0 ? rows : [...rows, { kind: 'other', cents: rest }];
}

/** The receipt of a ride (D40): gross is the invoice price, the rate the ride's own where it has one (D13). */
export function invoiceOf(ride: Ride, { vatPercent: usualRate, taxNumber, recipient }: InvoiceSources): Invoice {
  const grossCents = ride.invoicePrice === null ? null : toCents(ride.invoicePrice);
  const vatPercent = ride.vatPercent ?? usualRate;
  const taxCents = grossCents === null ? null : taxOf(grossCents, vatPercent);
  const isAboveSmallAmount = grossCents !== null && grossCents > SMALL_AMOUNT_CENTS;
  const isMissing: Readonly<Record<MissingFact, boolean>> = {
    amount: grossCents === null,
    date: ride.startsAt === null,
    from: addressLine(ride.pickup) === '',
    to: addressLine(ride.drop) === '',
    distance: ride.distanceKm === null,
    car: ride.carNumber === '',
    driver: ride.driverName === '',
    recipient: isAboveSmallAmount && recipient.trim() === '',
    taxNumber: isAboveSmallAmount && taxNumber.trim() === '',
  };
  return {
    rows: grossCents === null ? [] : rowsOf(ride, grossCents),
    grossCents,
    netCents: grossCents === null || taxCents === null ? null : grossCents - taxCents,
    taxCents,
    vatPercent,
    tipCents: toCents(ride.tip),
    isAboveSmallAmount,
    missing: (Object.keys(isMissing) as MissingFact[]).filter((fact) => isMissing[fact]),
  };
}

/** What one rate comes to on several receipts, in cents. */
export interface RateTotal {
  readonly vatPercent: number;
  readonly grossCents: number;
  readonly netCents: number;
  readonly taxCents: number;
}

/** What several receipts come to. */
export interface InvoicesTotal {
  readonly rates: readonly RateTotal[];
  readonly grossCents: number;
  readonly tipCents: number;
  /** So many have no known amount and are in no sum. */
  readonly withoutAmount: number;
}

/** The sum of the receipts of a document, rate by rate, the lower rate first. */
export function totalOfInvoices(invoices: readonly Invoice[]): InvoicesTotal {
  const rates = [...new Set(invoices.filter(hasAmount).map(({ vatPercent }) => vatPercent))].sort((a, b) => a - b);
  const sum = (list: readonly Invoice[], centsOf: (invoice: Invoice) => number | null) =>
    list.reduce((total, invoice) => total + (centsOf(invoice) ?? 0), 0);
  return {
    rates: rates.map((vatPercent) => {
      const ofRate = invoices.filter((invoice) => invoice.vatPercent === vatPercent);
      return {
        vatPercent,
        grossCents: sum(ofRate, (invoice) => invoice.grossCents),
        netCents: sum(ofRate, (invoice) => invoice.netCents),
        taxCents: sum(ofRate, (invoice) => invoice.taxCents),
      };
    }),
    grossCents: sum(invoices, (invoice) => invoice.grossCents),
    tipCents: sum(invoices, (invoice) => invoice.tipCents),
    withoutAmount: invoices.filter((invoice) => !hasAmount(invoice)).length,
  };
}

const hasAmount = ({ grossCents }: Invoice): boolean => grossCents !== null;
