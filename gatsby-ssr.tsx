import type { GatsbySSR } from 'gatsby';
import { LoadingScreen } from './src/marketing/home/loading-screen';

export { wrapRootElement } from './src/layout/root';

const isHome = (pathname: string) => /^(\/de)?(\/home)?\/?$/.test(pathname);

export const onRenderBody: GatsbySSR['onRenderBody'] = ({ pathname, setHtmlAttributes, setPreBodyComponents }) => {
  const language = /^\/de(\/|$)/.test(pathname) ? 'de' : 'en';
  setHtmlAttributes({ lang: language });
  // Outside React's root: shown on a document load of Home, never on a client navigation (D19).
  if (isHome(pathname)) setPreBodyComponents([<LoadingScreen key="loading" language={language} />]);
};
