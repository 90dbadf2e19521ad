import type { Ride } from '../../backend/types';
import { METERS_PER_KM } from '../../lib/coordinates';
import { addressLine } from '../../lib/places/place';
import { divideHalfUp, toCents } from '../../price/price';

/**
 * A price row, in cents. `fixed` and `corridor` are a price that was set before the ride, `other` is the difference to
 * the gross amount: a bonus, a surcharge.
 */
export type InvoiceRow =
  | { readonly kind: 'fixed' | 'corridor'; readonly cents: number }
  | { readonly kind: 'base'; readonly cents: number }
  | { readonly kind: 'distance'; readonly cents: number; readonly kilometers: number; readonly pricePerKm: number }
  | { readonly kind: 'other'; readonly cents: number };

/** A required fact that this receipt lacks: it is listed as missing, never made up. */
export type MissingFact = 'amount' | 'date' | 'from' | 'to' | 'distance' | 'car' | 'driver' | 'recipient' | 'taxNumber';

/** The price part of a ride's receipt (D40), in cents; null if unknown. */
export interface Invoice {
  readonly rows: readonly InvoiceRow[];
  readonly grossCents: number | null;
  readonly netCents: number | null;
  readonly taxCents: number | null;
  readonly vatPercent: number;
  /** Not part of the gross amount and its tax. */
  readonly tipCents: number;
  /** Whether the amount is above the limit up to which a receipt needs no recipient and no tax number (§ 33 UStDV). */
  readonly isAboveSmallAmount: boolean;
  readonly missing: readonly MissingFact[];
}

/** The parts of a receipt that the ride does not provide. */
export interface InvoiceSources {
  /** The operator's tax rate, for rides without one (D13). */
  readonly vatPercent: number;
  readonly taxNumber: string;
  readonly recipient: string;
}

/** § 33 UStDV: up to 250 euro a receipt needs no recipient and no tax number. */
const SMALL_AMOUNT_CENTS = 250_00;

/**
 * Prices have steps of a ten-thousandth of a euro, distances of a metre, rates of a hundredth of a percent, so that all
 * sums are integers.
 */
const PRICE_STEPS = 10_000;
const RATE_STEPS = 100;

/** Kilometres times price per kilometre in cents, rounded half up. */
const distanceCents = (kilometers: number, pricePerKm: number): number =>
  divideHalfUp(
    Math.round(kilometers * METERS_PER_KM) * Math.round(pricePerKm * PRICE_STEPS),
    (METERS_PER_KM * PRICE_STEPS) / 100,
  );

/** The tax contained in a gross amount, rounded half up to the cent; the net is the rest. */
export function taxOf(grossCents: number, vatPercent: number): number {
  const rate = Math.round(vatPercent * RATE_STEPS);
  return divideHalfUp(grossCents * rate, 100 * RATE_STEPS + rate);
}

/**
 * Base price, kilometres, and the difference to the gross amount if there is one; unknown values have no row. A price
 * that was set before the ride is one row; if the ride has a tariff in its place, there is none.
 */
function rowsOf({ basePrice, pricePerKm, distanceKm, priceKind }: Ride, grossCents: number): readonly InvoiceRow[] {
  const isSet = priceKind === 'fixed' || priceKind === 'corridor';
  if (isSet && (basePrice === null || pricePerKm !== null)) return [];
  const kind = isSet ? priceKind : 'base';
  const base: readonly InvoiceRow[] = basePrice === null ? [] : [{ kind, cents: toCents(basePrice) }];
  const distance: readonly InvoiceRow[] =
    distanceKm === null || pricePerKm === null
      ? []
      : [{ kind: 'distance', cents: distanceCents(distanceKm, pricePerKm), kilometers: distanceKm, pricePerKm }];
  const rows = [...base, ...distance];
  const rest = grossCents - rows.reduce((sum, { cents }) => sum + cents, 0);
  return rest === 0 ? rows : [...rows, { kind: 'other', cents: rest }];
}

/**
 * The receipt of a ride (D40): the gross amount is the invoice price, the tax rate the ride's own if it has one (D13).
 */
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

/** The total of one tax rate over several receipts, in cents. */
export interface RateTotal {
  readonly vatPercent: number;
  readonly netCents: number;
  readonly taxCents: number;
}

/** The totals of several receipts. */
export interface InvoicesTotal {
  readonly rates: readonly RateTotal[];
  readonly grossCents: number;
  readonly tipCents: number;
  /** The number of receipts without a known amount; no total includes them. */
  readonly withoutAmount: number;
}

/** The totals of a document's receipts by tax rate, lower rate first. */
export function totalOfInvoices(invoices: readonly Invoice[]): InvoicesTotal {
  const rates = [...new Set(invoices.filter(hasAmount).map(({ vatPercent }) => vatPercent))].sort((a, b) => a - b);
  const sum = (list: readonly Invoice[], centsOf: (invoice: Invoice) => number | null) =>
    list.reduce((total, invoice) => total + (centsOf(invoice) ?? 0), 0);
  return {
    rates: rates.map((vatPercent) => {
      const ofRate = invoices.filter((invoice) => invoice.vatPercent === vatPercent);
      return {
        vatPercent,
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
