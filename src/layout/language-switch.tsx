import { useLocation } from '@reach/router';
import { withPrefix } from 'gatsby';
import { useI18next } from 'gatsby-plugin-react-i18next';
import { localPath, pathWithoutLanguage } from '../i18n/languages';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { useMounted } from '../ui/use-mounted';
import { languageCookie } from './language-choice';

/** The path of the page without prefix, language and its closing slash. */
function usePagePath(): string {
  const { pathname } = useLocation();
  const { originalPath } = useI18next();
  const mounted = useMounted();
  if (!mounted) return originalPath;
  const prefix = withPrefix('/').replace(/\/$/, '');
  const path = pathWithoutLanguage(pathname.startsWith(prefix) ? pathname.slice(prefix.length) : pathname);
  return path.replace(/(.)\/$/, '$1') || '/';
}

/**
 * The same page in the other language, as a document load: the maps service cannot change its language within a page.
 * The choice is remembered in a cookie (D1).
 */
export function LanguageSwitch({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation('common');
  const other = useLanguage() === 'en' ? 'de' : 'en';
  return (
    <a
      className={className}
      href={withPrefix(localPath(other, usePagePath()))}
      lang={other}
      hrefLang={other}
      onClick={() => {
        // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store API is missing in Firefox and Safari
        document.cookie = languageCookie(other);
      }}
    >
      {t('navigation.language')}
    </a>
  );
}
