import * as v from 'valibot';
import { isPosition, parseCoordinates } from './coordinates';
import { isId } from './id';

/**
 * Pieces for reading what comes from outside (D42). Each refuses what it cannot read; where a value may be missing, `orNull` and
 * `text` turn a refusal into "not known". None lets NaN or Infinity through. Text is never cut and control characters stay: it is only
 * ever shown as text.
 */

/** How JSON writes numbers, also between quotes. A comma could part thousands or decimals, so a text with one is no number. */
const isNumberText = (text: string) => /^[+-]?\d+(\.\d+)?(e[+-]?\d+)?$/i.test(text);

/** A finite number; a number as text is a number. */
export const someNumber = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.trim(), v.check(isNumberText), v.transform(Number))]),
  v.finite(),
);

/** Above zero, which means "not known" for times, distances and prices (D17, D18), and at most what a screen can show (D42). */
const upTo = (most: number) =>
  v.pipe(
    someNumber,
    v.check((number) => number > 0 && number <= most),
  );

/** The same, and whole. */
const wholeUpTo = (most: number) =>
  v.pipe(
    upTo(most),
    v.check((number) => Number.isSafeInteger(number)),
  );

/** A time in minutes: at most a day. */
export const minutes = upTo(1_440);
/** A distance in kilometres: at most a quarter of the way round the earth. */
export const kilometers = upTo(10_000);
/** A price in euro: at most 100,000. */
export const euros = upTo(100_000);
/** A driver's rating: at most 5 stars. */
export const rating = upTo(5);
/** A percentage, 0 included. */
export const percent = v.pipe(
  someNumber,
  v.check((number) => number >= 0 && number <= 100),
);
/** A number of people or seats: at most 99. */
export const people = wholeUpTo(99);
/** A number of pages. */
export const count = wholeUpTo(Number.MAX_SAFE_INTEGER);

const textOrNumber = v.pipe(v.union([v.string(), v.pipe(v.number(), v.finite())]), v.transform(String));

/** A name that is needed, whether it is sent as text or as number. */
export const name = v.pipe(textOrNumber, v.trim(), v.nonEmpty());

/** An id as text, whether it is sent as text or as number (D47). */
export const id = v.pipe(textOrNumber, v.trim(), v.check(isId));

/** A position in the text form "lat,lng" (Spec §3). */
export const coordinates = v.nonNullable(v.pipe(v.string(), v.transform(parseCoordinates)));

/** A position as an object with two numbers, as the live connection sends it (Spec §7). */
export const position = v.pipe(v.object({ lat: someNumber, lng: someNumber }), v.check(isPosition));

/** What the schema reads; null ("not known") for whatever it refuses, and when there is nothing. */
export const orNull = <Output>(schema: v.GenericSchema<unknown, Output>) =>
  v.fallback(v.nullable(schema), null) as v.GenericSchema<unknown, Output | null>;

/** Text without the blanks around it; empty when it is not known. A number is shown as it is. */
export const text = v.fallback(v.pipe(textOrNumber, v.trim()), '');

/** The entries of a list that could be read, and how many could not. */
export interface Listed<Entry> {
  readonly entries: readonly Entry[];
  readonly dropped: number;
}

/** A list whose entries are judged one by one: what cannot be read is left out and counted. */
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
