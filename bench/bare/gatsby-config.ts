import type { GatsbyConfig } from 'gatsby';

/** A Gatsby site of the same stack with one page and no tricks: what `npm run bench` compares this site with. */
const config: GatsbyConfig = { pathPrefix: '/website', trailingSlash: 'never', jsxRuntime: 'automatic' };

export default config;
