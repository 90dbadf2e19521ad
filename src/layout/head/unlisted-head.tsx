import type { HeadProps } from 'gatsby';
import { absoluteUrl, cardPath, pageUrl } from './addresses';
import { Card } from './card';
import { type PageContext, PageHead, type PageTexts } from './page-head';

interface UnlistedHeadProps {
  readonly page: HeadProps<PageTexts, PageContext>;
  /** The page's path, without the language. */
  readonly path: string;
  readonly title: string;
  readonly description: string;
}

/** The path prefix at run time; Head runs outside the page's providers. */
declare const __PATH_PREFIX__: string;

/**
 * The head of a page that is shared by link only: search engines must not list it, messengers show its title with the
 * picture of Home, and its referrer is the site's origin only (decision a-token-is-stored-nowhere).
 */
export function UnlistedHead({ page, path, title, description }: UnlistedHeadProps) {
  const { language } = page.pageContext;
  const url = pageUrl(__PATH_PREFIX__, language, path);
  const image = absoluteUrl(__PATH_PREFIX__, cardPath(language, '/') ?? '/icon.svg');
  return (
    <>
      <PageHead page={page} title={title} description={description} isPrivate />
      <meta name="referrer" content="strict-origin" />
      <Card language={language} title={title} description={description} url={url} image={image} />
    </>
  );
}
