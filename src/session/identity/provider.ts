/** The provider of this site's sign-in: the only file that names its folder. */
export { googleSignIn as signInProvider } from './google/provider';
export { googleSettings as signInSettings } from './google/settings';
