import path from 'node:path';
import type { GatsbyNode } from 'gatsby';
import { configure } from './scripts/bundles/webpack';
import { chosenProviders, providerAliases } from './scripts/configuration/chosen-providers';
import { logoWidth } from './scripts/configuration/fact-rules';
import { writeDeploy } from './scripts/deploy/write-deploy';
import { finishSite } from './scripts/post-build/finish-site';
import { writeSearchEngineFiles } from './scripts/search-engines/write-files';
import { addressTable } from './src/address-table';
import { type Language, localPath } from './src/i18n/languages';
import { pageUrl } from './src/layout/head/addresses';
import { canonicalPath, furtherAddresses, matchPathOf } from './src/layout/head/page-addresses';
import type { HomeContext } from './src/marketing/home/home-facts';
import { bookingCode } from './src/marketing/home/sections/booking-code';
import { type LegalContext, legalPages } from './src/marketing/legal/legal-pages';
import { signInSettings } from './src/session/identity/settings';
import { homeFacts, legalFacts, site } from './src/site';
import { markPreview } from './tools/preview/mark-pages';
import { readBundledFiles } from './tools/release/bundled-files';
import { listShippedPackages } from './tools/release/packages';

interface PageI18n {
  readonly language: Language;
  readonly originalPath: string;
}

/** The file of a page in Gatsby's folder for them. */
const pageFile = (page: string) => path.resolve('src/pages', `${page.slice(1) || 'index'}.tsx`);

/** Tells the bundles how wide the operator's logo is: src/env.ts reads it. */
export const onPreInit: GatsbyNode['onPreInit'] = () => {
  process.env.GATSBY_LOGO_WIDTH = `${logoWidth(site.logo) ?? ''}`;
};

export const createPages: GatsbyNode['createPages'] = ({ actions }) => {
  for (const [address, page] of furtherAddresses()) {
    actions.createPage({ path: address, component: pageFile(page), context: {} });
  }
};

export const onPostBuild: GatsbyNode['onPostBuild'] = async ({ basePath }) => {
  const built = path.resolve('public');
  await writeSearchEngineFiles({ built, prefix: basePath, locales: path.resolve('src/locales') });
  markPreview(built);
  await finishSite({ built, prefix: basePath, beforeReact: path.resolve('src/layout/before-react') });
  writeDeploy(built, path.resolve('deploy'));
};

/**
 * What Home's page gets beside its texts: the QR code of the booking address in its language, drawn at build time, and
 * the operator's facts that no other page says.
 */
function homeContext({ language, originalPath }: PageI18n): HomeContext | null {
  if (canonicalPath(originalPath) !== '/') return null;
  return { code: bookingCode(pageUrl(addressTable.prefix, language, '/bookings')), home: homeFacts() };
}

/** What a legal page gets beside its texts: the operator's facts that no other page says. */
function legalContext({ originalPath }: PageI18n): LegalContext | null {
  const isLegal = legalPages.some((name) => canonicalPath(originalPath) === `/${name}`);
  return isLegal ? { legal: legalFacts() } : null;
}

/**
 * Gives pages of every language their match path, Home its QR code, and the legal pages their facts. The i18n plugin
 * doubles the language in the path; it leaves pages alone whose context already has its `i18n` object, so the match
 * path is set after it.
 */
export const onCreatePage: GatsbyNode['onCreatePage'] = ({ page, actions }) => {
  const i18n = page.context?.i18n as PageI18n | undefined;
  if (!i18n) return;
  const matchPath = matchPathOf(localPath(i18n.language, i18n.originalPath));
  const further: object | null = homeContext(i18n) ?? legalContext(i18n);
  const isAsWanted = further
    ? Object.keys(further).every((name) => page.context?.[name] !== undefined)
    : !matchPath || page.matchPath === matchPath;
  if (isAsWanted) return;
  actions.deletePage(page);
  actions.createPage({ ...page, ...(matchPath && { matchPath }), context: { ...page.context, ...further } });
};

export const onCreateWebpackConfig: GatsbyNode['onCreateWebpackConfig'] = ({ actions, getConfig, stage }) => {
  actions.replaceWebpackConfig(configure(getConfig(), stage));
  const chosen = chosenProviders();
  actions.setWebpackConfig({
    resolve: { alias: providerAliases(chosen) },
    // The cache remembers the file that an import led to, not the alias: after another choice it is not used.
    cache: { type: 'filesystem', version: JSON.stringify(chosen) },
    plugins: stage === 'build-javascript' ? [readBundledFiles((files) => listShippedPackages(files))] : [],
  });

  const { identityUrl, providerUrl } = signInSettings;
  if (identityUrl === providerUrl) return;
  const addresses = { from: `${providerUrl}/gsi/client`, to: `${identityUrl}/gsi/client` };
  const toStandIn = { loader: path.resolve('scripts/bundles/sign-in-address.cjs'), options: addresses };
  actions.setWebpackConfig({
    module: { rules: [{ test: /@react-oauth[\\/]google[\\/].*\.js$/, use: toStandIn }] },
  });
};
