import type { GatsbySSR } from 'gatsby';
import { LoadingScreen } from './src/marketing/home/loading-screen';

export { wrapRootElement } from './src/layout/root';

const isHome = (pathname: string) => /^(\/de)?(\/home)?\/?$/.test(pathname);

/**
 * A page is painted when all of it has been read: a busy phone would paint half a hero and move it when the rest comes. Its type
 * knows no `blocking` yet. https://developer.mozilla.org/en-US/docs/Web/HTML/Reference/Attributes/rel#expect
 */
const paintedWhole = { rel: 'expect', href: '#page-end', blocking: 'render' };

export const onRenderBody: GatsbySSR['onRenderBody'] = ({
  pathname,
  setHeadComponents,
  setHtmlAttributes,
  setPreBodyComponents,
}) => {
  const language = /^\/de(\/|$)/.test(pathname) ? 'de' : 'en';
  setHtmlAttributes({ lang: language });
  setHeadComponents([<link key="whole" {...paintedWhole} />]);
  // Outside React's root: shown on a document load of Home, never on a client navigation (D19).
  if (isHome(pathname)) setPreBodyComponents([<LoadingScreen key="loading" language={language} />]);
};
