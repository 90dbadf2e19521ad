import { navigate, withPrefix } from 'gatsby';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useCallback, useContext } from 'react';
import { useDocumentKind } from './document-kind';
import { type Language, localPath } from './languages';
import { canShow } from './page-kind';

/** The language of the current page. */
export function useLanguage(): Language {
  return useContext(I18nextContext).language as Language;
}

/** Navigates to a page of this site in the current language; one that this document cannot show is a new document. */
export function useLocalNavigate(): (path: string, options?: { replace?: boolean }) => void {
  const language = useLanguage();
  const document = useDocumentKind();
  return useCallback(
    (to, { replace = false } = {}) => {
      const path = localPath(language, to);
      if (canShow(document, to)) void navigate(path, { replace });
      else if (replace) window.location.replace(withPrefix(path));
      else window.location.assign(withPrefix(path));
    },
    [language, document],
  );
}
