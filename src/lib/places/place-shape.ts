import * as v from 'valibot';
import { isPosition } from '../coordinates';
import { line } from '../text/clean-text';

/** The shape of a stored place. A place without a valid position (0,0 included) is invalid. */
export const PlaceShape = v.object({
  id: v.string(),
  label: line,
  coordinates: v.pipe(v.object({ lat: v.number(), lng: v.number() }), v.check(isPosition)),
  area: line,
  city: line,
  zipcode: line,
  isArea: v.exactOptional(v.boolean()),
});
