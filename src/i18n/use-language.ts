import { navigate, withPrefix } from 'gatsby';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useCallback, useContext } from 'react';
import { site } from '../site';
import { openingHoursText } from './formats';
import { type Language, localPath } from './languages';
import { canShow, type PageKind, pageKind } from './page-kind';

/**
 * The path of the current page without its language: `/bookings`; for a client-only page without the rest of its path.
 */
export const useOriginalPath = (): string => useContext(I18nextContext).originalPath;

declare global {
  interface Window {
    /** The path of the document's first page; the built page sets it, in development it is missing. */
    readonly pagePath?: string;
  }
}

/** The kind of the document's first page. In development no document has a policy. */
const documentKind = (): PageKind => (window.pagePath === undefined ? 'program' : pageKind(window.pagePath));

/** The kind of the document's first page; in the built HTML, of that page. */
export function useDocumentKind(): PageKind {
  const path = useOriginalPath();
  return typeof window === 'undefined' ? pageKind(path) : documentKind();
}

/**
 * Reloads for a page of the browser's history that this document cannot show: a reload may have changed the document's
 * kind. Call this before the router listens.
 */
export function loadOtherKinds(): void {
  const prefix = withPrefix('/').replace(/\/$/, '');
  window.addEventListener('popstate', (event) => {
    if (canShow(documentKind(), window.location.pathname.slice(prefix.length))) return;
    event.stopImmediatePropagation();
    window.location.reload();
  });
}

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

/** The operator's opening hours in the page's language; null for a company that is always open. */
export function useOpeningHours(): string | null {
  const language = useLanguage();
  const lines: readonly string[] | null = site.openingHours;
  return lines && openingHoursText(language, lines);
}
