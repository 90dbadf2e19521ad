import { navigate } from 'gatsby';
import { useI18next } from 'gatsby-plugin-react-i18next';
import { useCallback } from 'react';
import { type Language, localPath } from './languages';

/** The language of the page that is shown. */
export function useLanguage(): Language {
  return useI18next().language as Language;
}

/** Goes to a page of this site in the language of the page that is shown. */
export function useLocalNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const language = useLanguage();
  return useCallback(
    (path, options) => void navigate(localPath(language, path), { replace: options?.replace ?? false }),
    [language],
  );
}
