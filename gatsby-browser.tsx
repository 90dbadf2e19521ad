import './src/styles/global.css';
// The loading screen is only in the built HTML (gatsby-ssr.tsx); its styles come with the site's.
import './src/marketing/home/loading-screen.module.css';

export { wrapRootElement } from './src/layout/root';
