import { useLocation } from '@reach/router';
import { withPrefix } from 'gatsby';
import { writeCookie } from '../device/cookies';
import { type Language, languages, localPath, pathWithoutLanguage } from '../i18n/languages';
import { useLanguage, useOriginalPath } from '../i18n/use-language';
import { useMounted } from '../ui/use-mounted';

/**
 * The path of this page below the prefix, without its language, and what follows it; the built HTML knows neither the rest of a client-only
 * path nor query and fragment.
 */
function usePlace(): { readonly path: string; readonly rest: string } {
  const { pathname, search, hash } = useLocation();
  const originalPath = useOriginalPath();
  const isMounted = useMounted();
  if (!isMounted) return { path: originalPath, rest: '' };
  const prefix = withPrefix('/').replace(/\/$/, '');
  const path = pathWithoutLanguage(pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname);
  return { path: path.replace(/(.)\/$/, '$1') || '/', rest: search + hash };
}

/** A language's own name for itself: "English", "Deutsch". */
const nameOf = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language);

/**
 * The same page in each other language, with its query and fragment, as a document load: the maps service cannot change its
 * language within a page. The choice is remembered in a cookie (D1), so that logging out does not forget it (D5).
 */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const shown = useLanguage();
  const { path, rest } = usePlace();
  return languages
    .filter((language) => language !== shown)
    .map((language) => (
      <a
        key={language}
        className={className}
        href={withPrefix(localPath(language, path)) + rest}
        lang={language}
        hrefLang={language}
        onClick={({ currentTarget }) => {
          // As they are at this moment: a screen may have changed them without the router's knowledge.
          currentTarget.search = window.location.search;
          currentTarget.hash = window.location.hash;
          writeCookie('taxi-language', language);
        }}
      >
        {nameOf(language)}
      </a>
    ));
}
