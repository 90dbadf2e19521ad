import type { SignInProvider } from '../port';
import { googleSettings } from './settings';

/** Google's sign-in. */
export const googleSignIn: SignInProvider = {
  service: 'signIn',
  company: 'Google',
  product: 'Google Sign-In',
  urls: [googleSettings.identityUrl],
  passwordUrl: 'https://myaccount.google.com/security',
  loadButton: async () => (await import('./sign-in-button')).GoogleButton,
};
