import { useLocation } from '@reach/router';
import { withPrefix } from 'gatsby';
import { type Language, localPath, pathWithoutLanguage } from '../i18n/languages';
import { useLanguage, useOriginalPath } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { writeCookie } from '../lib/cookies';
import { useMounted } from '../ui/use-mounted';

/** The address of this page in another language; the built HTML knows neither the rest of a client-only path nor query and fragment. */
function usePageIn(language: Language): string {
  const { pathname, search, hash } = useLocation();
  const originalPath = useOriginalPath();
  const isMounted = useMounted();
  if (!isMounted) return withPrefix(localPath(language, originalPath));
  const prefix = withPrefix('/').replace(/\/$/, '');
  const path = pathWithoutLanguage(pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname);
  return withPrefix(localPath(language, path.replace(/(.)\/$/, '$1') || '/')) + search + hash;
}

/**
 * The same page in the other language, with its query and fragment, as a document load: the maps service cannot change its
 * language within a page. The choice is remembered in a cookie (D1), so that logging out does not forget it (D5).
 */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('common');
  const other = useLanguage() === 'en' ? 'de' : 'en';
  return (
    <a
      className={className}
      href={usePageIn(other)}
      lang={other}
      hrefLang={other}
      onClick={({ currentTarget }) => {
        // As they are at this moment: a screen may have changed them without the router's knowledge.
        currentTarget.search = window.location.search;
        currentTarget.hash = window.location.hash;
        writeCookie('taxi-language', other);
      }}
    >
      {t('navigation.language')}
    </a>
  );
}
