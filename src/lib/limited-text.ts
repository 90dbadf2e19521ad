import * as v from 'valibot';
import { LINE_MAX } from './line-max';

/** A text from outside, cut to the length that its field takes. */
export const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => text.slice(0, most)),
  );

/** A text from outside for a field with one line. */
export const line = textUpTo(LINE_MAX);
