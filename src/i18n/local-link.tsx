import { useLocation } from '@reach/router';
import { type GatsbyLinkProps, Link, withPrefix } from 'gatsby';
import { useMounted } from '../ui/use-mounted';
import { localPath } from './languages';
import { useLanguage } from './use-language';

const withoutSlash = (path: string) => path.replace(/(.)\/$/, '$1');

/**
 * A link to a page of this site in the current language. Marks the current page, in either spelling of its path; only
 * after mount, because one built HTML serves many client-only addresses.
 */
export function LocalLink({ to, ref: _ref, ...rest }: GatsbyLinkProps<unknown>) {
  const path = localPath(useLanguage(), to);
  const { pathname } = useLocation();
  const isCurrent = useMounted() && withoutSlash(pathname) === withoutSlash(withPrefix(path));
  return <Link to={path} aria-current={isCurrent ? 'page' : undefined} {...rest} />;
}
