import * as v from 'valibot';

const LONGEST_DELAY_MS = 600_000;

/** A whole number in a range, both ends allowed. */
export const wholeNumber = (lowest: number, highest: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(lowest), v.maxValue(highest));

/** A delay in ms. */
export const milliseconds = v.optional(wholeNumber(0, LONGEST_DELAY_MS));

/** Absent means no. */
export const flag = v.optional(v.boolean());

/** The number of occurrences of a fault; if missing, it lasts until the reset (DESIGN §8). */
export const times = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));
