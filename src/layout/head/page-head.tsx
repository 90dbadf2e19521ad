import type { HeadProps } from 'gatsby';
import type { Language } from '../../i18n/languages';
import { withTextFacts } from '../../i18n/texts';
import { site } from '../../site';
import { absoluteUrl, alternateUrls, cardPath, pageUrl } from './addresses';
import { Card } from './card';
import { canonicalPath } from './page-addresses';
import { breadcrumbs, type StructuredData } from './structured-data';

/** Gatsby's context of a page. */
export interface PageContext {
  readonly language: Language;
  readonly i18n: { readonly originalPath: string };
}

interface PageHeadProps {
  readonly page: HeadProps<PageTexts, PageContext>;
  /** The page's title, without the company's name. */
  readonly title: string;
  readonly description?: string;
  /** Private pages: search engines must not list them. */
  readonly isPrivate?: boolean;
  /** Structured data about the page's content, from the page's URL and card; on Home instead of the breadcrumbs. */
  readonly things?: (page: { readonly url: string; readonly image: string }) => readonly StructuredData[];
}

/** The path prefix at run time; Head runs outside the page's providers. */
declare const __PATH_PREFIX__: string;

/**
 * Title, description, colours and icons of a page; for public pages also the metadata for search engines and shared
 * links.
 */
export function PageHead({ page, title, description, isPrivate = false, things = () => [] }: PageHeadProps) {
  const { language } = page.pageContext;
  const wholeTitle = `${title} | ${site.name}`;
  return (
    <>
      <title>{wholeTitle}</title>
      {/* `--paper` of ui/styles/tokens.css in both colour schemes. */}
      <meta name="theme-color" media="(prefers-color-scheme: light)" content="#fbf7ef" />
      <meta name="theme-color" media="(prefers-color-scheme: dark)" content="#13110d" />
      <style>{`html:root{--signal:${site.colors.signal};--on-signal:${site.colors.onSignal}}`}</style>
      {description && <meta name="description" content={description} />}
      <link rel="icon" href={`${__PATH_PREFIX__}/icon.svg`} type="image/svg+xml" />
      <link rel="apple-touch-icon" href={`${__PATH_PREFIX__}/icons/apple-touch.png`} />
      <link rel="manifest" href={`${__PATH_PREFIX__}/${language}.webmanifest`} />
      {isPrivate ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Listed page={page} title={title} description={description ?? ''} things={things} />
      )}
    </>
  );
}

/** The metadata of a listed page: canonical URL, other languages, card and structured data. */
function Listed({ page, title, description, things }: Required<Omit<PageHeadProps, 'isPrivate'>>) {
  const { language, i18n } = page.pageContext;
  const path = canonicalPath(i18n.originalPath);
  const url = pageUrl(__PATH_PREFIX__, language, path);
  const image = absoluteUrl(__PATH_PREFIX__, cardPath(language, path) ?? '/icon.svg');
  const home = {
    name: headText(page.data, 'common', 'navigation.home'),
    url: pageUrl(__PATH_PREFIX__, language, '/'),
  };
  const trail = path === '/' ? [] : [breadcrumbs([home, { name: title, url }])];
  return (
    <>
      <link rel="canonical" href={url} />
      {alternateUrls(__PATH_PREFIX__, path).map(([name, address]) => (
        <link key={name} rel="alternate" hrefLang={name} href={address} />
      ))}
      <Card language={language} title={title} description={description} url={url} image={image} />
      {[...trail, ...things({ url, image })].map((thing) => (
        <script
          key={String(thing['@type'])}
          type="application/ld+json"
          // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own texts, with no "<" in it
          dangerouslySetInnerHTML={{ __html: JSON.stringify(thing).replaceAll('<', '\\u003c') }}
        />
      ))}
    </>
  );
}

/** The result of a page's query: the texts of its namespaces in its language. */
export interface PageTexts {
  readonly locales: { readonly edges: readonly { readonly node: { readonly ns: string; readonly data: string } }[] };
}

/**
 * A text for a page's head, which Gatsby renders outside the page's providers, with the operator's facts filled in.
 * Empty if missing.
 */
export function headText({ locales }: PageTexts, namespace: string, key: string): string {
  const texts = locales.edges.find(({ node }) => node.ns === namespace)?.node.data;
  if (!texts) return '';
  const text: unknown = key
    .split('.')
    .reduce<unknown>((branch, part) => (branch as Record<string, unknown> | undefined)?.[part], JSON.parse(texts));
  return typeof text === 'string' ? withTextFacts(text) : '';
}
