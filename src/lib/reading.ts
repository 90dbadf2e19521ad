import * as v from 'valibot';
import { isPosition, parseCoordinates } from './coordinates';
import { isId } from './id';

/**
 * Schemas for data from outside (D42). Each rejects invalid values; for optional values, `orNull` and `text` turn that
 * into "unknown". None accepts NaN or Infinity. Text is neither cut nor stripped of control characters, because it is
 * only displayed as text.
 */

/**
 * The number format of JSON, also as a string. A comma may separate thousands or decimals, so a text with one is
 * rejected.
 */
const isNumberText = (text: string) => /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);

/** A finite number, also as a string. */
export const finiteNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.check(isNumberText), v.transform(Number))]),
  v.finite(),
);

/**
 * A number above zero, because 0 means unknown for times, distances and prices (D17, D18), up to what a screen can show
 * (D42).
 */
const upTo = (most: number) =>
  v.pipe(
    finiteNumber,
    v.check((number) => number > 0 && number <= most),
  );

const wholeUpTo = (most: number) =>
  v.pipe(
    upTo(most),
    v.check((number) => Number.isSafeInteger(number)),
  );

/** A time in minutes, at most a day. */
export const minutes = upTo(1_440);
/** A distance in kilometres, at most a quarter of the earth's circumference. */
export const kilometers = upTo(10_000);
/** A price in euro: at most 100,000. */
export const euros = upTo(100_000);
/** A driver's rating: at most 5 stars. */
export const rating = upTo(5);
/** A percentage, 0 included. */
export const percent = v.pipe(
  finiteNumber,
  v.check((number) => number >= 0 && number <= 100),
);
/** A number of people or seats: at most 99. */
export const people = wholeUpTo(99);
/** A number of pages. */
export const count = wholeUpTo(Number.MAX_SAFE_INTEGER);

const textOrNumber = v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite())]), v.transform(String));

/** A required name, sent as text or number. */
export const name = v.pipe(textOrNumber, v.trim(), v.nonEmpty());

/** An id as text, sent as text or number (D47). */
export const id = v.pipe(textOrNumber, v.trim(), v.check(isId));

/** A position in the format "lat,lng" (Spec §3). */
export const coordinates = v.nonNullable(v.pipe(v.string(), v.transform(parseCoordinates)));

/** A position as an object with two numbers, as in the live connection (Spec §7). */
export const position = v.pipe(v.object({ lat: finiteNumber, lng: finiteNumber }), v.check(isPosition));

/** The latest moment of a `Date` (ECMAScript), in ms since 1970. */
const LAST_MOMENT_MS = 8.64e15;
/** A moment in ms since 1970. */
export const momentMs = v.pipe(v.number(), v.minValue(0), v.maxValue(LAST_MOMENT_MS));

/** A moment in ISO 8601 with its offset from UTC: "2026-11-20T14:05:00Z". */
export const instant = v.pipe(
  v.string(),
  v.check((text) => /^\d{4}-.+T.+(Z|[+-]\d\d:\d\d)$/.test(text) && !Number.isNaN(Date.parse(text))),
  v.transform((text) => new Date(text)),
);

/** Makes a schema optional: null ("unknown") for missing and invalid values. */
export const orNull = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.nullable(schema), null) as v.GenericSchema<unknown, Output | null>;

/** Trimmed text; empty if unknown. A number becomes its text. */
export const text = v.fallback(v.pipe(textOrNumber, v.trim()), '');

/** The valid entries of a list, and the number of invalid ones. */
export interface Listed<Entry> {
  readonly entries: readonly Entry[];
  readonly dropped: number;
}

/** A list whose entries are validated one by one: invalid ones are left out and counted. */
export const listOf = <Entry>(entry: v.GenericSchema<unknown, Entry>) =>
  v.pipe(
    v.array(v.unknown()),
    v.transform((list): Listed<Entry> => {
      const entries = list.flatMap((one) => {
        const read = v.safeParse(entry, one);
        return read.success ? [read.output] : [];
      });
      return { entries, dropped: list.length - entries.length };
    }),
  );

/** A JSON string, or a JSON number in two groups: the digits before the point, and the rest. */
const TEXT_OR_NUMBER = /"[^"\\]*(?:\\.[^"\\]*)*"|(-?\d+)((?:\.\d+)?(?:[eE][+-]?\d+)?)/g;

/** Shorter numbers keep all their digits. */
const MAY_LOSE_DIGITS = /\d{16}/;

/**
 * Parses JSON; throws if it is invalid. A whole number beyond 2^53, which would lose digits, becomes a string of its
 * digits (D47).
 */
export function readJson(json: string): unknown {
  // Also before the search for numbers, whose steps in a text without an end are the square of its length.
  const value: unknown = JSON.parse(json);
  if (!MAY_LOSE_DIGITS.test(json)) return value;
  return JSON.parse(
    json.replace(TEXT_OR_NUMBER, (token, digits?: string, rest?: string) =>
      digits === undefined || rest || Number.isSafeInteger(Number(digits)) ? token : `"${digits}"`,
    ),
  );
}
