/** Apart from provider.ts, because Gatsby cannot compile the button's styles with its configuration. */
export { googleSettings as signInSettings } from './google/settings';
