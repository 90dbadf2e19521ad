import type { Tariff } from '../data/tariff';

/** Euro rounded to the cent. */
const cents = (euro: number) => Math.round(euro * 100) / 100;

/** Price in euro of a drive of so many kilometres, less a bonus in euro; never below zero. */
export function priceOf(tariff: Tariff, kilometers: number, bonusEuro = 0): number {
  return Math.max(0, cents(tariff.basePrice + tariff.pricePerKm * kilometers - bonusEuro));
}
