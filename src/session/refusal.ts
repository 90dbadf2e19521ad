import { createStore } from '../lib/store';

/** True after the backend has refused a login, until the next one: the screen that asks for the login says why (Spec §8). */
export const wasRefused = createStore(false);
