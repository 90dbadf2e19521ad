/**
 * Addresses and keys, read once. A variable that is not set means the local backend and its stand-ins for Google,
 * so that a fresh clone runs with nothing configured.
 */
const LOCAL_BACKEND = 'http://localhost:3001';

/** Drops a slash at the end so that addresses can be joined with one. */
const address = (value: string | undefined, fallback: string) => (value || fallback).replace(/\/+$/, '');

/** Only the local backend is known to take what is ours; one elsewhere may refuse the preflight or the socket, and with it everything. */
const isOnThisMachine = (url: string | undefined) => !url || /^(http|ws):\/\/localhost(:|\/|$)/.test(url);

/** The configuration of this build (DESIGN §2). Gatsby replaces each `process.env.GATSBY_…` by its value. */
export const env = {
  apiUrl: address(process.env.GATSBY_API_URL, LOCAL_BACKEND),
  liveUrl: address(process.env.GATSBY_LIVE_URL, 'ws://localhost:55552/taxi/wss2'),
  mapsUrl: address(process.env.GATSBY_MAPS_URL, LOCAL_BACKEND),
  identityUrl: address(process.env.GATSBY_IDENTITY_URL, LOCAL_BACKEND),
  googleMapsKey: process.env.GATSBY_GOOGLE_MAPS_KEY || 'local-maps-key',
  googleMapId: process.env.GATSBY_GOOGLE_MAP_ID || 'local-map',
  googleClientId: process.env.GATSBY_GOOGLE_CLIENT_ID || 'local-client-id',
  /** The header that carries a key of its own with each order; empty: none is sent (docs/decisions.md, 11). */
  orderKeyHeader:
    process.env.GATSBY_ORDER_KEY_HEADER ?? (isOnThisMachine(process.env.GATSBY_API_URL) ? 'Idempotency-Key' : ''),
  /** The subprotocol beside which the live connection offers the customer's token; empty: none is offered (docs/backend.md). */
  liveTokenProtocol:
    process.env.GATSBY_LIVE_TOKEN_PROTOCOL ?? (isOnThisMachine(process.env.GATSBY_LIVE_URL) ? 'taxi-token' : ''),
  siteUrl: address(process.env.GATSBY_SITE_URL, 'http://localhost:8000'),
} as const;

/** Google's own hosts need the visitor's consent first; the stand-ins are first party and ask nothing (D27). */
export const isGoogle = (url: string) => /^https:\/\/[^/]*\.(google|googleapis)\.com$/.test(url);
