/**
 * The request that the stand-ins in the browser send before each call that Google would bill: `GET
 * /maps/api/call?name=…&session=…`. `GET /__log` counts these calls, and faults can apply to them, as to
 * the requests of Google's own scripts.
 */
export const googleCallNames = [
  'places.suggestions',
  'places.details',
  'routes.route',
  'routes.matrix',
  'geocoder.geocode',
] as const;

/** One of {@link googleCallNames}. */
export type GoogleCallName = (typeof googleCallNames)[number];

/** Path of the question, on the origin that the maps script came from. */
export const GOOGLE_CALL_PATH = '/maps/api/call';
