import { pathWithoutLanguage } from '../../src/i18n/languages';
import { isProgram } from '../../src/layout/page-addresses';
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
  /** In the head of the booking page. */
  readonly knowAnswer: string;
}

/** The page whose built HTML asks about the maps. */
const isAsking = (path: string) => pathWithoutLanguage(path) === '/bookings';

const STYLES = /<style data-href="([^"]+)" data-identity="gatsby-global-css">([\s\S]*?)<\/style>/;
const SCRIPTS = /<script id="gatsby-script-loader">[\s\S]*?<!-- slice-end id="_gatsby-scripts-1" -->/;
/** What Gatsby says to Internet Explorer, and about itself. */
const FOR_NOBODY = /<meta (?:http-equiv="x-ua-compatible"|name="generator")[^>]*>/g;
const CHUNK_MAP = /<script\s+id="gatsby-chunk-mapping"\s*>[\s\S]*?<\/script>/;

/** The page's own path, as Gatsby has written it into its HTML; null for a file that is no page. */
export const pathOf = (html: string) => /window\.pagePath="([^"]*)"/.exec(html)?.[1] ?? null;

/**
 * Gatsby's HTML of a page made ready to be served: it carries the styles of its own elements only. A page that is read as it
 * arrives is whole so; the sheet of all pages, its chunks and Gatsby's scripts wait in a template until somebody begins to use
 * it. A program asks for them at once, from its head on. A page that is finished stays as it is.
 */
export function finishPage(html: string, parts: PageParts, scripts: InlineScripts): string {
  const path = pathOf(html);
  const styles = STYLES.exec(html);
  const gatsby = SCRIPTS.exec(html);
  if (path === null || !styles || !gatsby || html.includes('<script data-before-react')) return html;
  const [inlined, address = '', css = ''] = styles;
  const sheet = `<link rel="stylesheet" href="${address}"/>`;
  const early = [...parts.chunks.map(preloadScript), ...parts.data.map(preloadData)].join('');
  const main = `<script data-before-react>${scripts.main}</script>`;
  const isUsedAtOnce = isProgram(path);
  const head = [
    path === '/' ? `<script>${scripts.chooseLanguage}</script>` : '',
    isAsking(path) ? `<script>${scripts.knowAnswer}</script>` : '',
    isUsedAtOnce ? early : '',
  ].join('');
  const end = isUsedAtOnce
    ? `${main}${tidy(gatsby[0])}${sheet}`
    : `<template id="react">${sheet}${early}${tidy(gatsby[0])}</template>${main}`;
  const own = ownStyles(css, html.replace(inlined, ''));
  return html
    .replace(gatsby[0], () => end)
    .replace(inlined, () => `<style data-href="${address}" data-identity="gatsby-global-css">${own}</style>`)
    .replace(FOR_NOBODY, '')
    .replace('</head>', () => `${head}</head>`);
}

/** Gatsby's scripts without comments, and without the map of chunks for its prefetching, which is off (gatsby-browser). */
const tidy = (scripts: string) =>
  scripts
    .replace(/<!--.*?-->|\/\*<!\[CDATA\[\*\/|\/\*\]\]>\*\//g, '')
    .replace(CHUNK_MAP, '')
    .replace(/>\s+</g, '><');

const preloadScript = (address: string) => `<link rel="preload" as="script" href="${address}"/>`;
/** As Gatsby's loader asks for it, or the browser would fetch it twice. */
const preloadData = (address: string) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}"/>`;
