import type { HeadProps } from 'gatsby';
import { env } from '../env';
import { type Language, languages, localPath } from '../i18n/languages';

/** What Gatsby knows of a page of this site. */
export interface PageContext {
  readonly language: Language;
  readonly i18n: { readonly originalPath: string };
}

interface PageHeadProps {
  readonly page: HeadProps<object, PageContext>;
  readonly title: string;
  readonly description?: string;
  /** The customer's own screens are nobody else's business. */
  readonly isPrivate?: boolean;
}

/** Where the path prefix lives at run time; Head runs outside the page's providers. */
const address = (language: Language, path: string) => `${env.siteUrl}${__PATH_PREFIX__}${localPath(language, path)}`;
declare const __PATH_PREFIX__: string;

/** Title, description and the other language of a page, for browsers and search engines. */
export function PageHead({ page, title, description, isPrivate = false }: PageHeadProps) {
  const { language: pageLanguage, i18n } = page.pageContext;
  // The home page has two addresses; search engines are to know one.
  const path = i18n.originalPath.replace(/^\/home\/?$/, '/');
  return (
    <>
      <title>{title}</title>
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#fbf7ef" />
      {description && <meta name="description" content={description} />}
      {isPrivate && <meta name="robots" content="noindex" />}
      {!isPrivate && <link rel="canonical" href={address(pageLanguage, path)} />}
      {!isPrivate &&
        languages.map((language) => (
          <link key={language} rel="alternate" hrefLang={language} href={address(language, path)} />
        ))}
      <link rel="icon" href={`${__PATH_PREFIX__}/icon.svg`} type="image/svg+xml" />
    </>
  );
}
