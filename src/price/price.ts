import { type PriceKind, site } from '../site';

/** A vehicle category's price as the backend states it (docs/backend.md); null or missing: it does not say. */
export interface StatedPrice {
  readonly id: string;
  readonly name: string;
  /** In euro. */
  readonly price: number | null;
  readonly priceKind?: PriceKind | null;
  /** The limits of a corridor in euro. */
  readonly priceFrom?: number | null;
  readonly priceTo?: number | null;
  readonly priceValidUntil?: Date | null;
}

/** A price as it may be shown. */
export interface Price {
  readonly kind: PriceKind;
  /** True if the backend promises the amount. Otherwise it is an estimate. */
  readonly isPromised: boolean;
  /** The fixed price or an estimate in euro; null if unknown, and for a promised corridor. */
  readonly euro: number | null;
  /** A promised corridor in euro; null without one. */
  readonly range: { readonly from: number; readonly to: number } | null;
  /** The end of the promise; null if it has none. */
  readonly validUntil: Date | null;
}

/** A price of this kind without a promise: an estimate in euro, or null if no amount is known. */
export const unpromised = (kind: PriceKind, euro: number | null): Price => ({
  kind,
  isPromised: false,
  euro,
  range: null,
  validUntil: null,
});

/** The operator's kind of price for a vehicle category (site.ts). */
const operatorsKind = ({ id, name }: StatedPrice): PriceKind =>
  site.price.exceptions.find(({ vehicle }) => vehicle === id || vehicle === name)?.kind ?? site.price.kind;

/** Whether the taximeter decides for each vehicle, as far as the operator knows. */
export const isAlwaysMetered = (): boolean =>
  [site.price, ...site.price.exceptions].every(({ kind }) => kind === 'taximeter');

/**
 * The price of a vehicle category: its kind is the backend's, else the operator's. A fixed price without an amount, and
 * a corridor without two limits, are no promise.
 */
export function priceOf(stated: StatedPrice): Price {
  const { price, priceKind: kind, priceFrom: from, priceTo: to, priceValidUntil: validUntil = null } = stated;
  if (kind === 'fixed' && price !== null) return { kind, isPromised: true, euro: price, range: null, validUntil };
  if (kind === 'corridor' && from && to && from < to) {
    return { kind, isPromised: true, euro: null, range: { from, to }, validUntil };
  }
  return unpromised(kind ?? operatorsKind(stated), price);
}

/** Whether an amount is known: promised, or as an estimate. */
export const hasAmount = ({ euro, range }: Price): boolean => euro !== null || range !== null;

/** The text key below an amount: its kind, and whether it is an estimate only. */
export const noteKey = ({ kind, isPromised, euro }: Price) => {
  if (kind === 'taximeter') return 'note.taximeter';
  if (isPromised) return `name.${kind}` as const;
  return euro === null ? (`note.${kind}` as const) : (`note.estimate.${kind}` as const);
};

/** Whether a promised price has run out at this moment (ms since 1970 on the backend's clock). */
export const hasRunOut = ({ validUntil }: Price, nowMs: number): boolean =>
  validUntil !== null && validUntil.getTime() <= nowMs;

/** Whether two prices promise the same, or neither promises anything: an estimate may change. */
export const isSamePromise = (one: Price, other: Price): boolean =>
  (!one.isPromised && !other.isPromised) ||
  (one.kind === other.kind &&
    one.isPromised === other.isPromised &&
    one.euro === other.euro &&
    one.range?.from === other.range?.from &&
    one.range?.to === other.range?.to);

/** Divides non-negative integers, rounding half up; exact below 2^52. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Converts euro to whole cents, rounding half up. */
export const toCents = (euro: number): number => divideHalfUp(Math.round(euro * 10_000), 100);

/** Converts cents to euro, for formatting. */
export const toEuro = (cents: number): number => cents / 100;
