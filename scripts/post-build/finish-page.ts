import { pathWithoutLanguage } from '../../src/i18n/languages';
import { isProgram, ownScript } from '../../src/layout/head/page-addresses';
import { ownStyles } from './own-styles';
import { findPieces, parsePage, type Range } from './page-pieces';

/** The files that a page needs before React can take over, beside Gatsby's framework: addresses with the prefix. */
export interface PageParts {
  /** Chunks of the page's own component, and Gatsby's app script. */
  readonly chunks: readonly string[];
  /** The data that Gatsby requires before it starts: the page's and the site's. */
  readonly data: readonly string[];
}

/** The inline scripts, minified. */
export interface InlineScripts {
  /** At the end of every page. */
  readonly main: string;
  /** In the head of `/`. */
  readonly chooseLanguage: string;
  /** In the head of Home. */
  readonly markCustomer: string;
  /** In the head of the booking page. */
  readonly earlyBooking: string;
  /** At the end of the booking page. */
  readonly lateBooking: string;
  /** At the end of a program. */
  readonly requestParts: string;
}

/** The addresses of the scripts that replace a page's usual ones. */
export type OwnScripts = Readonly<Record<NonNullable<ReturnType<typeof ownScript>>, string>>;

/** Home in any language. */
const isHome = (path: string) => pathWithoutLanguage(path) === '/';

/** The page whose built HTML contains the maps' consent question and the form. */
const isBooking = (path: string) => pathWithoutLanguage(path) === '/bookings';

/**
 * Prepares Gatsby's HTML of a page for serving: the page contains only the styles of its own elements. A marketing page
 * needs no more; its style sheet, its chunks and Gatsby's scripts are in a template until the visitor interacts with
 * the page. A program requests Gatsby's scripts and the data at once, and its own chunks and the style sheet after the
 * first paint, from a template (decision first-paint-before-chunks). A page with its own script runs that instead of
 * the inline one. The page's path is an attribute, and no element has a `style` attribute, so that a policy for scripts
 * and styles has a few hashes for all pages (scripts/deploy). Comments around the body keep Cloudflare from hiding its
 * email addresses behind a script (decision mail-addresses-survive-a-cdn). Throws `UnfinishedPage` with the name of the
 * missing piece.
 */
export function finishPage(
  file: string,
  html: string,
  partsOf: (path: string) => PageParts,
  scripts: InlineScripts,
  own: OwnScripts,
): string {
  const page = parsePage(html);
  // A finished page is unchanged, so that a second run has no effect.
  if (page.querySelector('script[data-before-react]')) return html;
  const { path, sheet, scripts: gatsby, headEnd, bodyStart, unused, inlineStyles } = findPieces(file, html, page);
  const { chunks, data } = partsOf(path);
  const link = `<link rel="stylesheet" href="${sheet.address}"/>`;
  // Gatsby's own scripts contain one of them, the app script.
  const parts =
    link +
    chunks
      .filter((chunk) => !gatsby.tidy.includes(chunk))
      .map(preloadScript)
      .join('');
  const preloads = data.map(preloadData).join('');
  const itsOwn = ownScript(path);
  const late = isBooking(path) ? `<script>${scripts.lateBooking}</script>` : '';
  const main = itsOwn ? '' : `<script data-before-react>${scripts.main}</script>${late}`;
  const isUsedAtOnce = isProgram(path);
  const head = [
    path === '/' ? `<script>${scripts.chooseLanguage}</script>` : '',
    isHome(path) ? `<script>${scripts.markCustomer}</script>` : '',
    isBooking(path) ? `<script>${scripts.earlyBooking}</script>` : '',
    isUsedAtOnce ? preloads : '',
    itsOwn ? `<script data-before-react defer src="${own[itsOwn]}"></script>` : '',
  ].join('');
  const end = isUsedAtOnce
    ? `<template id="parts">${parts}</template><script>${scripts.requestParts}</script>${main}${gatsby.tidy}`
    : `<template id="react">${parts}${preloads}${gatsby.tidy}</template>${main}`;
  const rest = html.slice(0, sheet.range[0]) + html.slice(sheet.range[1]);
  const styles = ownStyles(sheet.css, page, rest) + inlineStyles.map(({ rule }) => rule).join('');
  return edited(html, [
    [[bodyStart, bodyStart], '<!--email_off-->'],
    [gatsby.range, `${end}<!--/email_off-->`],
    [sheet.range, `<style data-href="${sheet.address}" data-identity="gatsby-global-css">${styles}</style>`],
    ...[...unused, ...inlineStyles.map(({ range }) => range)].map((range) => [range, ''] as const),
    [[headEnd, headEnd], head],
  ]);
}

/** HTML with replaced ranges; all other bytes stay the same. */
const edited = (html: string, edits: readonly (readonly [Range, string])[]) =>
  edits
    .toSorted(([[one]], [[other]]) => other - one)
    .reduce((text, [[from, to], inserted]) => text.slice(0, from) + inserted + text.slice(to), html);

const preloadScript = (address: string) => `<link rel="preload" as="script" href="${address}"/>`;
/** With the same attributes as the request of Gatsby's loader, or the browser would fetch it twice. */
const preloadData = (address: string) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}"/>`;
