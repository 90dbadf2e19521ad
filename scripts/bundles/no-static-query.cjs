/** Stands in for Gatsby's static queries in the browser's bundle: its own root asks for their context, and no page has one. */
const { createContext } = require('react');

module.exports = { StaticQueryContext: createContext({}), StaticQuery: null, useStaticQuery: null };
