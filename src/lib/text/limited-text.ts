import * as v from 'valibot';
import { cleanText } from './clean-text';
import { LINE_MAX } from './line-max';

/** Text from outside, without invisible characters, cut to the maximum length of its field. */
export const textUpTo = (most: number) =>
  v.pipe(
    v.string(),
    v.transform((text) => cleanText(text).slice(0, most)),
  );

/** Text from outside for a field with one line. */
export const line = textUpTo(LINE_MAX);
