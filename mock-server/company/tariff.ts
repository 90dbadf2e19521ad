import { carTypes, type VehicleCategory, type Wire } from '../../src/backend/wire';
import { type PriceKind, site } from '../../src/site';

/** A kind of car with its price: the one tariff table of the local backend. Euro, and euro per kilometre. */
export interface Tariff {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  readonly carType: string;
  readonly seats: number;
  readonly basePrice: number;
  readonly pricePerKm: number;
  /** The kind of its prices while the company has all kinds (docs/backend.md); otherwise the backend does not say. */
  readonly priceKind: PriceKind;
}

/** Euro rounded to the cent. */
export const cents = (euro: number) => Math.round(euro * 100) / 100;

const { baseFare, perKm, largeTaxi } = site.tariff;

const kind = (
  id: string,
  name: string,
  description: string,
  carType: string,
  priceKind: PriceKind,
  basePrice: number = baseFare,
): Tariff => ({
  ...{ id, name, description, carType, seats: carTypes[carType] ?? 0, basePrice, pricePerKm: perKm, priceKind },
});

/** The vehicles of Spec §3 at the operator's tariff, which Home and the terms show too. */
export const tariffs: readonly [Tariff, ...Tariff[]] = [
  kind('1', 'PKW', 'Saloon car', 'PKW', 'taximeter'),
  kind('2', 'KOMBI', 'Estate car with room for luggage', 'KOMBI', 'fixed'),
  kind('3', 'Van', 'Minivan for groups', 'MINIVAN', 'corridor', cents(baseFare + largeTaxi)),
];

/**
 * The loyalty bonus (Spec §9): a discount of this amount in euro for a customer with more than this many points, which
 * it costs.
 */
export const BONUS_EURO = 5;
export const BONUS_POINTS = 50;

/** Metres in kilometres with one decimal, as on an invoice. Every quote and invoice rounds with it. */
export const billedKilometers = (meters: number): number => Math.round(Math.round(meters) / 100) / 10;

/** The price in euro of a drive of this length in km. */
export const priceOf = (tariff: Pick<Tariff, 'basePrice' | 'pricePerKm'>, kilometers: number): number =>
  cents(tariff.basePrice + tariff.pricePerKm * billedKilometers(kilometers * 1000));

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
