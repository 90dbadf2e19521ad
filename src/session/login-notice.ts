import { useSyncExternalStore } from 'react';
import type { ErrorKey } from '../i18n/error-key';
import { createStore } from '../lib/store';

/** What a login has left to say. `not-kept`: it worked, but the device stores nothing. */
export type LoginNotice =
  | { readonly kind: 'failed'; readonly sentence: ErrorKey; readonly retry: () => void }
  | { readonly kind: 'not-kept' };

/** What the last login has left to say; it stays after the dialog has closed (D12). */
export const loginNotice = createStore<LoginNotice | null>(null);

/** What to say now, or null. */
export const useLoginNotice = (): LoginNotice | null =>
  useSyncExternalStore(loginNotice.subscribe, loginNotice.get, () => null);
