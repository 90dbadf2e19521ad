/** A quotient of whole numbers that are not negative, half up; exact below 2^52. */
export const divideHalfUp = (dividend: number, divisor: number): number =>
  Math.floor((2 * dividend + divisor) / (2 * divisor));

/** An amount in euro as whole cents, half up. */
export const toCents = (euro: number): number => divideHalfUp(Math.round(euro * 10_000), 100);

/** A sum of whole cents as euro, for the formats that show it. */
export const toEuro = (cents: number): number => cents / 100;
