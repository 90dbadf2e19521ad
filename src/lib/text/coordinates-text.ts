import * as v from 'valibot';
import { parseCoordinates } from '../coordinates';

const NO_COORDINATES = 'not "lat,lng"';

/** The format "lat,lng" (Spec §3) on the wire; anything that is no position is rejected. Documents show the pattern. */
export const CoordinatesText = v.pipe(
  v.string(),
  v.regex(/^\s*[+-]?\d+(\.\d+)?\s*,\s*[+-]?\d+(\.\d+)?\s*$/, NO_COORDINATES),
  v.check((text) => parseCoordinates(text) !== null, NO_COORDINATES),
);
