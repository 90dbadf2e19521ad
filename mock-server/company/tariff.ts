import { carTypes } from '../../src/backend/wire';
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
