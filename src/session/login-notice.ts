import { useSyncExternalStore } from 'react';
import type { ErrorKey } from '../i18n/error-key';
import { createStore } from '../lib/store';

/** The sentence that a login left behind; it stays after the dialog has closed (D12). */
export const loginNotice = createStore<ErrorKey | null>(null);

/** The sentence to show now, or null. */
export const useLoginNotice = (): ErrorKey | null =>
  useSyncExternalStore(loginNotice.subscribe, loginNotice.get, () => null);
