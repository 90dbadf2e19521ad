import { addresses } from '../../scripts/ports.mjs';

/**
 * The variables of a preview: the local backend, and its stand-ins for Google with their keys. They override
 * .env.production, so that none of its services is called or billed; the environment overrides them.
 */
export const previewVariables = {
  ...addresses,
  GATSBY_GOOGLE_MAPS_KEY: process.env.GATSBY_GOOGLE_MAPS_KEY || 'local-maps-key',
  GATSBY_GOOGLE_MAP_ID: process.env.GATSBY_GOOGLE_MAP_ID || 'local-map',
  GATSBY_GOOGLE_CLIENT_ID: process.env.GATSBY_GOOGLE_CLIENT_ID || 'local-client-id',
  GATSBY_ORDER_KEY_HEADER: 'Idempotency-Key',
  GATSBY_LIVE_TOKEN_PROTOCOL: 'taxi-token',
  GATSBY_REPORT_URL: '',
  PREVIEW: '1',
};
