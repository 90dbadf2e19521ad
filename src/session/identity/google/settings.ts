import { address, LOCAL_BACKEND } from '../../../env';
import type { SignInSettings } from '../port';

/** The site's id at Google (docs/operations.md). */
export const clientId = process.env.GATSBY_GOOGLE_CLIENT_ID || 'local-client-id';

const GOOGLE = 'https://accounts.google.com';

/** Google's sign-in, for the build. */
export const googleSettings: SignInSettings = {
  identityUrl: address(process.env.GATSBY_IDENTITY_URL, LOCAL_BACKEND),
  providerUrl: GOOGLE,
  // Google's list: https://developers.google.com/identity/gsi/web/guides/get-google-api-clientid
  policy: {
    'script-src': [`${GOOGLE}/gsi/client`],
    'style-src': [`${GOOGLE}/gsi/style`],
    'connect-src': [`${GOOGLE}/gsi/`],
    'frame-src': [`${GOOGLE}/gsi/`],
  },
};
