import { localStore } from '../device/storage';
import { createStore } from '../lib/store';

/**
 * Returns the token of the page's person, for all calls and the live connection; null while signed out, or if another
 * person has signed in (D45). The session sets this, because storage alone cannot tell.
 */
export const bearer = createStore<() => string | null>(() => localStore.read('token'));
