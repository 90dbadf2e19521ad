import type { GatsbyBrowser } from 'gatsby';
import './src/styles/global.css';
// The loading screen is only in the built HTML (gatsby-ssr.tsx); its styles come with the site's.
import './src/marketing/home/loading-screen.module.css';

export const onClientEntry: GatsbyBrowser['onClientEntry'] = () => {
  // The built pages carry it in themselves (scripts/post-build).
  if (process.env.NODE_ENV === 'development') void import('./src/layout/before-react/main');
};

export { wrapRootElement } from './src/layout/root';
