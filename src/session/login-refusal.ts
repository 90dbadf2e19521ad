import { createStore } from '../lib/store';

/** True after the backend refused a login, until the next one: the login screen then shows the reason (Spec §8). */
export const isLoginRefused = createStore(false);
