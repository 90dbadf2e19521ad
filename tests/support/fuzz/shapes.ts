import * as v from 'valibot';
import { jobStatuses, searchStatuses } from '../../../src/backend/status-word';
import { isId } from '../../../src/lib/id';
import type { Place } from '../../../src/lib/places/place';
import { LINE_MAX } from '../../../src/lib/text/clean-text';

/** The shapes of a boundary, written a second time and strictly: no other field, no invalid number. */

/** A finite number in these limits. */
export const number = (least: number, most: number) => v.pipe(v.number(), v.minValue(least), v.maxValue(most));
export const whole = (least: number, most: number) => v.pipe(number(least, most), v.integer());
export const orNull = <Shape extends v.GenericSchema>(shape: Shape) => v.nullable(shape);

/** A text with this maximum length. */
export const text = (most: number) => v.pipe(v.string(), v.maxLength(most));
export const line = text(LINE_MAX);
export const id = v.pipe(v.string(), v.check(isId));
/** The maximum length of a text that only its answer's size limits, because it is only displayed. */
export const shown = v.string();
export const name = v.pipe(v.string(), v.nonEmpty());

/** Numbers above zero, because 0 means unknown. */
const LEAST = Number.MIN_VALUE;
export const minutes = number(LEAST, 1_440);
export const kilometers = number(LEAST, 10_000);
export const euros = number(LEAST, 100_000);
export const seats = whole(1, 99);

const LAST_MOMENT_MS = 8.64e15;
/** A moment that a date can have, in ms. */
export const momentMs = number(-LAST_MOMENT_MS, LAST_MOMENT_MS);
/** A valid date. */
export const date = v.pipe(
  v.date(),
  v.check((one) => Number.isFinite(one.getTime())),
);

export const position = v.pipe(
  v.strictObject({ lat: number(-90, 90), lng: number(-180, 180) }),
  v.check(({ lat, lng }) => lat !== 0 || lng !== 0),
);
export const status = v.picklist([...searchStatuses, ...jobStatuses, 'OTHER']);
export const priceKind = orNull(v.picklist(['taximeter', 'corridor', 'fixed']));
export const address = v.strictObject({ area: shown, city: shown, zipcode: shown });
/** A place from this device: texts have the length of their fields. */
export const storedPlace: v.GenericSchema<unknown, Place> = v.strictObject({
  id: v.string(),
  label: line,
  coordinates: position,
  area: line,
  city: line,
  zipcode: line,
});
