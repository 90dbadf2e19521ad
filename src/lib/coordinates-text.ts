import * as v from 'valibot';
import { parseCoordinates } from './coordinates';

/** The shape of the text form "lat,lng" (Spec §3) on the wire; what is no position is refused. */
export const CoordinatesText = v.pipe(
  v.string(),
  v.check((text) => parseCoordinates(text) !== null, 'not "lat,lng"'),
);
