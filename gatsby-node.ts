import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { env, isGoogle } from './src/env';

/**
 * Pages whose screens depend on the rest of the address: no HTML exists per booking or customer. Always with a star: beside
 * the star of the 404 page, Gatsby's loader would not find `/de/booking-details` itself behind `/:booking_id`.
 */
const clientOnlyPages = ['/booking-details', '/private'];

interface PageI18n {
  readonly language: string;
  readonly originalPath: string;
  readonly routed: boolean;
}

/** The home page has two addresses (Spec §2). */
export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  actions.createPage({ path: '/home', component: path.resolve('src/pages/index.tsx'), context: {} });
};

/** What a page answers for beside its own path: client-only addresses, and the 404 page all that are unknown. */
function matchPathOf({ language, originalPath, routed }: PageI18n): string | null {
  const root = routed ? `/${language}` : '';
  const page = originalPath.replace(/\/$/, '');
  if (page === '/404') return `${root}/*`;
  return clientOnlyPages.includes(page) ? `${root}${page}/*` : null;
}

/**
 * Gives pages of every language their match path. The i18n plugin doubles the language in it; it leaves pages alone
 * whose context already has its `i18n` object, so the match path is set after it.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const i18n = page.context?.i18n as PageI18n | undefined;
  const matchPath = i18n && matchPathOf(i18n);
  if (!matchPath || page.matchPath === matchPath) return;
  actions.deletePage(page);
  actions.createPage({ ...page, matchPath });
};

interface WebpackPlugin {
  readonly constructor: { readonly name: string };
  readonly options?: { ignoreOrder?: boolean };
}

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig }) => {
  const config = getConfig();
  // CSS modules do not depend on the order of their files; Gatsby merges them all into one anyway.
  for (const plugin of config.plugins as WebpackPlugin[]) {
    if (plugin.constructor.name === 'MiniCssExtractPlugin' && plugin.options) plugin.options.ignoreOrder = true;
  }
  actions.replaceWebpackConfig(config);

  if (isGoogle(env.identityUrl)) return;
  // The sign-in library has Google's address built in; the stand-in lives elsewhere. webpack's cache knows a module by the
  // names of its loaders, not by their options: without the address in that name it would keep the one of the last build.
  const toStandIn = {
    loader: 'string-replace-loader',
    options: { search: 'https://accounts.google.com/gsi/client', replace: `${env.identityUrl}/gsi/client` },
    ident: env.identityUrl,
  };
  actions.setWebpackConfig({
    module: { rules: [{ test: /@react-oauth[\\/]google[\\/].*\.js$/, use: toStandIn }] },
  });
};
