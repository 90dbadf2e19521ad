/** Divides non-negative integers, rounding half up; exact below 2^52. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** Converts euro to whole cents, rounding half up. */
export const toCents = (euro: number): number => divideHalfUp(Math.round(euro * 10_000), 100);

/** Converts cents to euro, for formatting. */
export const toEuro = (cents: number): number => cents / 100;
