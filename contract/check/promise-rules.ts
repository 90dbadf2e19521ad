import type { VehicleCategory, Wire } from '../../src/backend/wire';
import type { Wrong } from './problems';

/**
 * A category's wrong fields: a fixed price requires an amount, a corridor two limits, and no promise may have expired.
 */
export function promiseProblems(category: Wire<typeof VehicleCategory>, nowMs: number): readonly Wrong[] {
  const { id, price, priceKind, priceFrom, priceTo, priceValidUntil } = category;
  const [from, to] = [priceFrom ?? 0, priceTo ?? 0];
  const wrongs: Wrong[] = [];
  if (priceKind === 'fixed' && !(price && price > 0)) {
    wrongs.push({ field: 'price', what: `is ${price}, but priceKind is fixed`, id });
  }
  if (priceKind === 'corridor' && !(from > 0 && from < to)) {
    wrongs.push({ field: 'priceFrom', what: `is ${from}, and priceTo ${to}: no corridor`, id });
  }
  if (priceKind === 'corridor' && from < to && price && (price < from || price > to)) {
    wrongs.push({ field: 'price', what: `is ${price}, outside of priceFrom and priceTo`, id });
  }
  if (priceKind !== 'corridor' && (from !== 0 || to !== 0)) {
    wrongs.push({ field: 'priceFrom', what: 'or priceTo is there, but priceKind is not corridor', id });
  }
  if (priceValidUntil && !(Date.parse(priceValidUntil) > nowMs)) {
    wrongs.push({ field: 'priceValidUntil', what: `is ${priceValidUntil}, which has passed`, id });
  }
  return wrongs;
}
