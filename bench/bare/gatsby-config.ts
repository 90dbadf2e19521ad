import type { GatsbyConfig } from 'gatsby';
import { addressTable } from '../../src/address-table';

/** A Gatsby site of the same stack with one page and no tricks: what `npm run bench` compares this site with. */
const config: GatsbyConfig = { pathPrefix: addressTable.prefix, trailingSlash: 'never', jsxRuntime: 'automatic' };

export default config;
