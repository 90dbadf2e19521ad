/**
 * Replaces Gatsby's static queries in the browser's bundle: Gatsby's root uses their context, and no page has a query.
 */
const { createContext } = require('react');

module.exports = { StaticQueryContext: createContext({}), StaticQuery: null, useStaticQuery: null };
