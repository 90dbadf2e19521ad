import { MapsNetworkError, MapsRequestError, MapsServerError } from '../base/errors';

/** The calls that Google would bill. */
export const googleCallNames = [
  'places.suggestions',
  'places.details',
  'routes.route',
  'routes.matrix',
  'geocoder.geocode',
] as const;

/** One of {@link googleCallNames}. */
export type GoogleCallName = (typeof googleCallNames)[number];

/** The path that announces a call, on the origin that the maps script came from. */
export const GOOGLE_CALL_PATH = '/maps/api/call';

/** The script's origin; null without a page, as in tests of the rules. */
let origin: string | null = null;

/** Announces each later call to the backend that served the script. */
export function announceCallsTo(scriptOrigin: string): void {
  origin = scriptOrigin;
}

/**
 * The request that Google's own script would send now: the backend counts it, may delay it and may refuse it. `session`
 * is the id of the call's autocomplete session token, null without one. Throws Google's errors: `MapsServerError` for a
 * 5xx, `MapsRequestError` for a 4xx, `MapsNetworkError` without an answer, or for one that is not the backend's. Google
 * documents the classes, not the code of a lost connection; here it is UNAVAILABLE.
 * https://developers.google.com/maps/documentation/javascript/reference/errors
 */
export async function callGoogle(name: GoogleCallName, endpoint: string, session: string | null = null): Promise<void> {
  if (origin === null) return;
  const query = new URLSearchParams({ name, ...(session === null ? {} : { session }) });
  // A plain GET without custom headers, so that the browser sends no preflight.
  const response = await fetch(`${origin}${GOOGLE_CALL_PATH}?${query}`, { cache: 'no-store' }).catch(() => {
    throw new MapsNetworkError(endpoint, 'UNAVAILABLE', 'The network request failed.');
  });
  const { status } = response;
  if (status === 204) return;
  // An error page, half an answer and a JSON of another shape all read as UNKNOWN.
  const { code, message } = Object(await response.json().catch(() => null));
  const Failure = status >= 500 ? MapsServerError : status >= 400 ? MapsRequestError : MapsNetworkError;
  throw new Failure(
    endpoint,
    typeof code === 'string' ? code : 'UNKNOWN',
    typeof message === 'string' ? message : `HTTP status ${status}`,
  );
}
