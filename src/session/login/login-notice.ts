import { useSyncExternalStore } from 'react';
import type { ErrorKey } from '../../i18n/error-key';
import { createStore } from '../../lib/store';

/** The result of a login. `not-kept`: it succeeded, but this device stores nothing. */
export type LoginNotice =
  | { readonly kind: 'failed'; readonly sentence: ErrorKey; readonly retry: () => void }
  | { readonly kind: 'not-kept' };

/** The notice of the last login; it stays after the dialog has closed (D12). */
export const loginNotice = createStore<LoginNotice | null>(null);

/** The current notice, or null. */
export const useLoginNotice = (): LoginNotice | null =>
  useSyncExternalStore(loginNotice.subscribe, loginNotice.get, () => null);
