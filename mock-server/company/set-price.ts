import type { VehicleCategory, Wire } from '../../src/backend/wire';
import type { PriceKind } from '../../src/site';
import { cents, priceOf, type Tariff } from './tariff';

/** How the company sets prices before the ride while it has all kinds of them. */
export interface Pricing {
  /** How long a fixed price or a corridor is valid, in seconds; null without an end. */
  readonly validForSeconds: number | null;
  /** Added to every fixed price and corridor. */
  readonly raisedEuro: number;
}

/** The kind of an ordered ride's price, and its increase. */
export interface OrderedPrice {
  readonly kind: PriceKind;
  readonly raisedEuro: number;
}

/** The step of fixed prices in kilometres, so that a detour does not change the price. */
const FIXED_STEP_KM = 5;
/** The price corridor in percent of the tariff. */
const CORRIDOR = { from: 90, to: 120 } as const;

/** A price in euro that was set before a ride of this length: the fixed one, or the one agreed on in the corridor. */
export function setPriceOf(tariff: Tariff, kilometers: number, { kind, raisedEuro }: OrderedPrice): number {
  const tariffPrice = priceOf(tariff, kilometers);
  if (kind === 'corridor') return cents(tariffPrice + raisedEuro);
  return Math.ceil(priceOf(tariff, Math.ceil(kilometers / FIXED_STEP_KM) * FIXED_STEP_KM)) + raisedEuro;
}

type StatedPrice = Pick<
  Wire<typeof VehicleCategory>,
  'price' | 'priceKind' | 'priceFrom' | 'priceTo' | 'priceValidUntil'
>;

/** The price of a category for a distance; without a pricing it is the tariff's, and its kind is not stated. */
export function statedPrice(tariff: Tariff, kilometers: number, pricing: Pricing | null, nowMs: number): StatedPrice {
  if (!pricing) return { price: priceOf(tariff, kilometers) };
  const { validForSeconds, raisedEuro } = pricing;
  const { priceKind } = tariff;
  if (priceKind === 'taximeter') return { price: priceOf(tariff, kilometers), priceKind };
  const price = setPriceOf(tariff, kilometers, { kind: priceKind, raisedEuro });
  const limit = (percent: number) => cents((price * percent) / 100);
  return {
    price,
    priceKind,
    ...(priceKind === 'corridor' && { priceFrom: limit(CORRIDOR.from), priceTo: limit(CORRIDOR.to) }),
    ...(validForSeconds !== null && { priceValidUntil: new Date(nowMs + validForSeconds * 1000).toISOString() }),
  };
}
