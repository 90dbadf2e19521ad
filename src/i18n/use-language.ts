import { navigate } from 'gatsby';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useCallback, useContext } from 'react';
import { type Language, localPath } from './languages';

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return useContext(I18nextContext).language as Language;
}

/** The page that is shown, without its language: `/bookings`; a client-only page without what follows it. */
export const useOriginalPath = (): string => useContext(I18nextContext).originalPath;

/** Goes to a page of this site in the language of the page that is shown. */
export function useLocalNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const language = useLanguage();
  return useCallback(
    (path, options) => void navigate(localPath(language, path), { replace: options?.replace ?? false }),
    [language],
  );
}
