import { createContext, type ReactNode, useContext, useMemo } from 'react';
import type { I18n, Values } from './i18next';

const Texts = createContext<I18n | null>(null);

/** Gives the texts of a page to what stands in it. */
export const I18nextProvider = ({ i18n, children }: { readonly i18n: I18n; readonly children: ReactNode }) => (
  <Texts.Provider value={i18n}>{children}</Texts.Provider>
);

/** The texts of the page; a key without a namespace is one of the first that is named. The function stays the same as long as they do. */
export function useTranslation(namespaces: string | readonly string[] = []) {
  const i18n = useContext(Texts);
  const namespace = typeof namespaces === 'string' ? namespaces : namespaces[0];
  return useMemo(
    () => ({ i18n, ready: true, t: (key: string, values?: Values) => i18n?.text(namespace, key, values) ?? key }),
    [i18n, namespace],
  );
}
