import { withPrefix } from 'gatsby';
import { I18nextContext } from 'gatsby-plugin-react-i18next/dist/i18nextContext';
import { useContext } from 'react';
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
