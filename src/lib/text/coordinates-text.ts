import * as v from 'valibot';
import { parseCoordinates } from '../coordinates';

/** The format "lat,lng" (Spec §3) on the wire; anything that is no position is rejected. */
export const CoordinatesText = v.pipe(
  v.string(),
  v.check((text) => parseCoordinates(text) !== null, 'not "lat,lng"'),
);
