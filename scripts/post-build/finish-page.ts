import { pathWithoutLanguage } from '../../src/i18n/languages';
import { isProgram, ownScript } from '../../src/layout/head/page-addresses';
import { ownStyles } from './own-styles';
import { findPieces, parsePage, type Range } from './page-pieces';

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
  readonly applyConsent: string;
  /** In the head of Home. */
  readonly markCustomer: string;
  /** In the head of the booking page. */
  readonly markLater: string;
  /** At the end of the booking page. */
  readonly lateBooking: string;
}

/** The addresses of the scripts that run a page alone. */
export type OwnScripts = Readonly<Record<NonNullable<ReturnType<typeof ownScript>>, string>>;

/** Home in any language. */
const isHome = (path: string) => pathWithoutLanguage(path) === '/';

/** The page whose built HTML asks about the maps, and has the form. */
const isBooking = (path: string) => pathWithoutLanguage(path) === '/bookings';

/**
 * Prepares Gatsby's HTML of a page for serving: the page contains only the styles of its own elements. A marketing page
 * needs no more; its style sheet, its chunks and Gatsby's scripts wait in a template until the visitor interacts with
 * the page. A program requests them at once, in its head. A page with a script of its own runs that in place of the
 * inline one. The page's path is an attribute, and no element has an attribute `style`: a policy for scripts and styles
 * names a few hashes for all pages (scripts/deploy). Throws `UnfinishedPage` with the name of the missing piece.
 */
export function finishPage(
  file: string,
  html: string,
  partsOf: (path: string) => PageParts,
  scripts: InlineScripts,
  own: OwnScripts,
): string {
  const page = parsePage(html);
  // A page that is finished stays as it is: a second run changes nothing.
  if (page.querySelector('script[data-before-react]')) return html;
  const { path, sheet, scripts: gatsby, headEnd, unused, classes, inlineStyles } = findPieces(file, html, page);
  const { chunks, data } = partsOf(path);
  const link = `<link rel="stylesheet" href="${sheet.address}"/>`;
  const early = [...chunks.map(preloadScript), ...data.map(preloadData)].join('');
  const itsOwn = ownScript(path);
  const late = isBooking(path) ? `<script>${scripts.lateBooking}</script>` : '';
  const main = itsOwn ? '' : `<script data-before-react>${scripts.main}</script>${late}`;
  const isUsedAtOnce = isProgram(path);
  const head = [
    path === '/' ? `<script>${scripts.chooseLanguage}</script>` : '',
    isHome(path) ? `<script>${scripts.markCustomer}</script>` : '',
    isBooking(path) ? `<script>${scripts.applyConsent}</script><script>${scripts.markLater}</script>` : '',
    isUsedAtOnce ? early : '',
    itsOwn ? `<script data-before-react defer src="${own[itsOwn]}"></script>` : '',
  ].join('');
  const end = isUsedAtOnce
    ? `${main}${gatsby.tidy}${link}`
    : `<template id="react">${link}${early}${gatsby.tidy}</template>${main}`;
  const styles = ownStyles(sheet.css, classes) + inlineStyles.map(({ rule }) => rule).join('');
  return edited(html, [
    [gatsby.range, end],
    [sheet.range, `<style data-href="${sheet.address}" data-identity="gatsby-global-css">${styles}</style>`],
    ...[...unused, ...inlineStyles.map(({ range }) => range)].map((range) => [range, ''] as const),
    [[headEnd, headEnd], head],
  ]);
}

/** HTML with other text in some places; every other byte stays as it is. */
const edited = (html: string, edits: readonly (readonly [Range, string])[]) =>
  edits
    .toSorted(([[one]], [[other]]) => other - one)
    .reduce((text, [[from, to], inserted]) => text.slice(0, from) + inserted + text.slice(to), html);

const preloadScript = (address: string) => `<link rel="preload" as="script" href="${address}"/>`;
/** As Gatsby's loader asks for it, or the browser would fetch it twice. */
const preloadData = (address: string) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}"/>`;
