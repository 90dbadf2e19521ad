import * as v from 'valibot';
import { isPosition } from './coordinates';

/** The shape of a place that a device has kept: what is no position, null island included, is no place. */
export const PlaceShape = v.object({
  id: v.string(),
  label: v.string(),
  coordinates: v.pipe(v.object({ lat: v.number(), lng: v.number() }), v.check(isPosition)),
  area: v.string(),
  city: v.string(),
  zipcode: v.string(),
});
