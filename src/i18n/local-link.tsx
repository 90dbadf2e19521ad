import { useLocation } from '@reach/router';
import { Link, withPrefix } from 'gatsby';
import type { ComponentPropsWithoutRef, MouseEvent } from 'react';
import { pathIn } from '../lib/links';
import { useMounted } from '../ui/effects';
import { localPath } from './languages';
import { canShow } from './page-kind';
import { useDocumentKind, useLanguage, useOriginalPath } from './use-language';

interface LocalLinkProps extends Omit<ComponentPropsWithoutRef<'a'>, 'href' | 'onClick'> {
  /** The path without its language; query and fragment allowed. */
  readonly to: string;
  readonly onClick?: (event: MouseEvent<HTMLAnchorElement>) => void;
}

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * A link to a page of this site in the current language. Marks the current page, in either spelling of its path: in the
 * built HTML by the page, after mount by the address, because one HTML serves many client-only addresses. A page of
 * another kind is loaded as a document.
 */
export function LocalLink({ to, ...rest }: LocalLinkProps) {
  const path = localPath(useLanguage(), to);
  const isShownHere = canShow(useDocumentKind(), to);
  const here = pathIn(useLocation());
  const builtPath = useOriginalPath();
  const isCurrent = useMounted()
    ? withoutSlash(here) === withoutSlash(withPrefix(path))
    : withoutSlash(builtPath) === to;
  const attributes = { 'aria-current': isCurrent ? 'page' : undefined, ...rest } as const;
  return isShownHere ? <Link to={path} {...attributes} /> : <a href={withPrefix(path)} {...attributes} />;
}
