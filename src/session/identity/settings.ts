export { googleSettings as signInSettings } from './google/settings';
