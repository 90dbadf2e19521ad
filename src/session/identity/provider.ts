export { googleSignIn as signInProvider } from './google/provider';
