import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { I18n, Values } from './i18next';

const Texts = createContext<I18n | null>(null);

/** Provides the texts of a page. */
export const I18nextProvider = ({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) => (
  <Texts.Provider value={i18n}>{children}</Texts.Provider>
);

/**
 * The translation function for the texts of the page; a key without a namespace belongs to the first one given. The
 * function's identity is stable while they do not change.
 */
export function useTranslation(namespaces: string | readonly string[] = []) {
  const i18n = useContext(Texts);
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces[0];
  return useMemo(
    () => ({ i18n, ready: true, t: (key: string, values?: Values) => i18n?.text(namespace, key, values) ?? key }),
    [i18n, namespace],
  );
}
