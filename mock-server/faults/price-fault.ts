import * as v from 'valibot';
import { times, wholeNumber } from './fault-parts';

const LONGEST_PROMISE_SECONDS = 86_400;
const MOST_RAISED_EURO = 1000;

/** Not a fault but a different company: it has all kinds of prices, with these rules (docs/backend.md). */
export const PriceFault = v.strictObject({
  prices: v.literal('all-kinds'),
  /** How long each fixed price and corridor is valid, in seconds; without an end if missing. */
  validForSeconds: v.optional(wholeNumber(0, LONGEST_PROMISE_SECONDS)),
  /** Added to each fixed price and corridor. */
  raisedEuro: v.optional(wholeNumber(-MOST_RAISED_EURO, MOST_RAISED_EURO)),
  times,
});

export type PriceFault = v.InferOutput<typeof PriceFault>;
