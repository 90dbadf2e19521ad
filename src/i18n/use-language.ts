import { navigate } from 'gatsby';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useCallback, useContext } from 'react';
import { type Language, localPath } from './languages';

/** The language of the current page. */
export function useLanguage(): Language {
  return useContext(I18nextContext).language as Language;
}

/** The path of the current page without its language: `/bookings`; for a client-only page without the part after it. */
export const useOriginalPath = (): string => useContext(I18nextContext).originalPath;

/** Navigates to a page of this site in the current language. */
export function useLocalNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const language = useLanguage();
  return useCallback(
    (path, options) => void navigate(localPath(language, path), { replace: options?.replace ?? false }),
    [language],
  );
}
