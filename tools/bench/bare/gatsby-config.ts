import type { GatsbyConfig } from 'gatsby';
import { addressTable } from '../../../src/address-table';

/** A Gatsby site with the same stack and one page, without optimisations: the reference for `npm run bench`. */
const config: GatsbyConfig = { pathPrefix: addressTable.prefix, trailingSlash: 'never', jsxRuntime: 'automatic' };

export default config;
