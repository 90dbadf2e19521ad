import { ownStyles } from './own-styles';

/** What a page needs beside the scripts that Gatsby names in it: addresses, prefix included. */
export interface PageParts {
  /** Chunks of the page's own component. */
  readonly chunks: readonly string[];
  /** The data without which Gatsby does not begin: the page's and the site's. */
  readonly data: readonly string[];
}

/** The inline scripts, minified. */
export interface InlineScripts {
  /** At the end of every page. */
  readonly main: string;
  /** In the head of `/`. */
  readonly chooseLanguage: string;
}

/** Pages that are a program: their scripts are wanted at once, and most of what they show appears in the browser. */
const PROGRAM = /^(\/de)?\/(bookings|booking-details|private)$/;

const STYLES = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;
const SCRIPTS = /<script id="gatsby-script-loader">[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;
const CHUNKS = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/** The page's own path, as Gatsby has written it into its HTML; null for a file that is no page. */
export const pathOf = (html: string) => /window\.pagePath="([^"]*)"/.exec(html)?.[1] ?? null;

/**
 * Gatsby's HTML of a page made ready to be served. A page that is read as it arrives is whole without React: it carries the
 * styles of its own elements only, and everything else waits in a template until somebody begins to use it. A program asks
 * for its own chunks and data from its head. A page that is finished stays as it is.
 */
export function finishPage(html: string, parts: PageParts, scripts: InlineScripts, chunkMap: string): string {
  const path = pathOf(html);
  const styles = STYLES.exec(html);
  const gatsby = SCRIPTS.exec(html);
  if (path === null || !styles || !gatsby || html.includes('<script data-before-react')) return html;
  const [inlineStyles, sheet = '', css = ''] = styles;
  const mapping = `<script>window.___chunkMapping=${chunkMap}</script>`;
  const gatsbyScripts = gatsby[0]
    .replace(/<!--.*?-->|\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g, '')
    .replace(CHUNKS, () => mapping)
    .replace(/>\s+</g, '><');
  const early = [...parts.chunks.map(preloadScript), ...parts.data.map(preloadData)].join('');
  const main = `<script data-before-react>${scripts.main}</script>`;
  const isProgram = PROGRAM.test(path);

  let page = html.replace(gatsby[0], () =>
    isProgram
      ? `${main}${gatsbyScripts}`
      : `<template id="react"><link rel="stylesheet" href="${sheet}"/>${early}${gatsbyScripts}</template>${main}`,
  );
  if (isProgram) page = page.replace('</head>', () => `${early}</head>`);
  if (path === '/') page = page.replace('</head>', () => `<script>${scripts.chooseLanguage}</script></head>`);
  if (isProgram) return page;
  const own = ownStyles(css, html.replace(inlineStyles, ''));
  return page.replace(
    inlineStyles,
    () => `<style data-href="${sheet}" data-identity="gatsby-global-css">${own}</style>`,
  );
}

const preloadScript = (address: string) => `<link rel="preload" as="script" href="${address}"/>`;
/** As Gatsby's loader asks for it, or the browser would fetch it twice. */
const preloadData = (address: string) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}"/>`;
