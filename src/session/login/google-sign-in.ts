import type { ThirdParty } from '../../consent/third-party';
import { env } from '../../env';

/** Google's sign-in, as the visitor is asked about it (D27). */
export const googleSignIn: ThirdParty = {
  service: 'signIn',
  company: 'Google',
  product: 'Google Sign-In',
  urls: [env.identityUrl],
};
