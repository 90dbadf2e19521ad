import { navigate, withPrefix } from 'gatsby';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useCallback, useContext } from 'react';
import { type Language, localPath } from './languages';
import { needsDocument } from './page-kind';

/** The language of the current page. */
export function useLanguage(): Language {
  return useContext(I18nextContext).language as Language;
}

/** The path of the current page without its language: `/bookings`; for a client-only page without the part after it. */
export const useOriginalPath = (): string => useContext(I18nextContext).originalPath;

/** Navigates to a page of this site in the current language; one of another kind is loaded as a document. */
export function useLocalNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const language = useLanguage();
  const current = useOriginalPath();
  return useCallback(
    (to, { replace = false } = {}) => {
      const path = localPath(language, to);
      if (!needsDocument(current, to)) void navigate(path, { replace });
      else if (replace) window.location.replace(withPrefix(path));
      else window.location.assign(withPrefix(path));
    },
    [language, current],
  );
}
