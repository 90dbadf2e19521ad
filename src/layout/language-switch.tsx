import { useLocation } from '@reach/router';
import { withPrefix } from 'gatsby';
import { writeCookie } from '../device/cookies';
import { type Language, languages, localPath, pathWithoutLanguage } from '../i18n/languages';
import { useLanguage, useOriginalPath } from '../i18n/use-language';
import { pathIn } from '../lib/links';
import { useMounted } from '../ui/effects';

/**
 * The path of this page below the prefix without its language, and its query and fragment (`rest`). The built HTML has
 * neither these nor the last part of a client-only path.
 */
function usePlace(): { readonly path: string; readonly rest: string } {
  const location = useLocation();
  const originalPath = useOriginalPath();
  const isMounted = useMounted();
  if (!isMounted) return { path: originalPath, rest: '' };
  const pathname = pathIn(location);
  const prefix = withPrefix('/').replace(/\/$/, '');
  const path = pathWithoutLanguage(pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname);
  return { path: path.replace(/(.)\/$/, '$1') || '/', rest: location.search + location.hash };
}

/** The language's name in that language: "English", "Deutsch". */
const nameOf = (language: Language) => new Intl.DisplayNames(language, { type: 'language' }).of(language);

/**
 * Links to the same page in the other languages, with its query and fragment. They load a new document, because the
 * maps service cannot change its language within a page. A cookie stores the choice (D1), so that a logout does not
 * remove it (D5).
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
          // Read on click: a screen may have changed them without the router.
          currentTarget.search = window.location.search;
          currentTarget.hash = window.location.hash;
          writeCookie('taxi-language', language);
        }}
      >
        {nameOf(language)}
      </a>
    ));
}
