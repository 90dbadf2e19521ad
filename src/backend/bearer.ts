import { localStore } from '../device/storage';
import { createStore } from '../lib/store';

/**
 * How the token of whoever this page belongs to is read, for every call and the live connection; null: nobody is signed in, or another
 * person by now (D45). The session knows better than the storage, and sets this.
 */
export const bearer = createStore<() => string | null>(() => localStore.read('token'));
