/**
 * What the stand-ins in the browser tell the local backend before each call that Google would bill, with
 * `GET /maps/api/call?name=…&session=…`. So the calls are counted in `GET /__log` and can be made to fail (DESIGN §8), like
 * the requests that Google's own scripts send.
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
