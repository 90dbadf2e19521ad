import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { addressTable } from './src/address-table';
import { env } from './src/env';
import { languages } from './src/i18n/languages';

const config: GatsbyConfig = {
  // Acts in build and serve only; nothing else in the code knows it.
  pathPrefix: addressTable.prefix,
  trailingSlash: 'never',
  siteMetadata: { siteUrl: env.siteUrl },
  jsxRuntime: 'automatic',
  jsxImportSource: '#site',
  graphqlTypegen: false,
  plugins: [
    { resolve: 'gatsby-source-filesystem', options: { name: 'locale', path: path.resolve('src/locales') } },
    // Screenshots of the product (npm run pictures) and the operator's photos, resized at build time.
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'pictures', path: path.resolve('src/marketing/home/pictures') },
    },
    'gatsby-plugin-image',
    'gatsby-plugin-sharp',
    'gatsby-transformer-sharp',
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: [...languages],
        defaultLanguage: languages[0],
        siteUrl: env.siteUrl,
        trailingSlash: 'never',
        // It redirects while rendering and breaks hydration; src/layout/before-react/choose-language.ts does it (D1).
        redirect: false,
      },
    },
  ],
};

export default config;
