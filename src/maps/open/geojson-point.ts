import * as v from 'valibot';
import { isPosition } from '../../lib/coordinates';
import { finiteNumber } from '../../lib/reading';

/** A point of GeoJSON: longitude first, with an optional altitude at the end. */
export const GeoJsonPoint = v.pipe(
  v.looseTuple([finiteNumber, finiteNumber]),
  v.transform(([lng, lat]) => ({ lat, lng })),
  v.check(isPosition),
);
