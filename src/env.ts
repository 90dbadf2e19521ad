/**
 * Addresses and keys, read once. A missing variable means the local backend and its stand-ins for Google, so that a
 * fresh clone runs without configuration.
 */
export const LOCAL_BACKEND = 'http://localhost:3001';

/** Removes a trailing slash, so that paths can be appended. */
export const address = (value: string | undefined, fallback: string) => (value || fallback).replace(/\/+$/, '');

/**
 * Only the local backend certainly accepts our additions; another one may reject the preflight or the socket because of
 * them.
 */
const isOnThisMachine = (url: string | undefined) => !url || /^(http|ws):\/\/localhost(:|\/|$)/.test(url);

/** The configuration of this build. Gatsby replaces each `process.env.GATSBY_…` by its value. */
export const env = {
  /** The width of the operator's logo in px; the build reads it from the drawing. */
  logoWidth: Number(process.env.GATSBY_LOGO_WIDTH) || 72,
  apiUrl: address(process.env.GATSBY_API_URL, LOCAL_BACKEND),
  liveUrl: address(process.env.GATSBY_LIVE_URL, 'ws://localhost:55552/taxi/wss2'),
  mapsUrl: address(process.env.GATSBY_MAPS_URL, LOCAL_BACKEND),
  googleMapsKey: process.env.GATSBY_GOOGLE_MAPS_KEY || 'local-maps-key',
  googleMapId: process.env.GATSBY_GOOGLE_MAP_ID || 'local-map',
  /** The header for the key of each order; empty: none is sent (decision an-order-has-a-key). */
  orderKeyHeader:
    process.env.GATSBY_ORDER_KEY_HEADER ?? (isOnThisMachine(process.env.GATSBY_API_URL) ? 'Idempotency-Key' : ''),
  /** The subprotocol with which the live connection sends the customer's token; empty: none (docs/backend.md). */
  liveTokenProtocol:
    process.env.GATSBY_LIVE_TOKEN_PROTOCOL ?? (isOnThisMachine(process.env.GATSBY_LIVE_URL) ? 'taxi-token' : ''),
  /** Where reports about failed screens are sent, by those who want to (docs/operations.md); empty: there are none. */
  reportUrl: process.env.GATSBY_REPORT_URL ?? '',
  siteUrl: address(process.env.GATSBY_SITE_URL, 'http://localhost:8000'),
} as const;

/** Whether an address is on this site's origin or, like the local stand-ins, on this machine: no third party (D27). */
export const isOurs = (url: string): boolean =>
  isOnThisMachine(url) || new URL(url, env.siteUrl).origin === new URL(env.siteUrl).origin;
