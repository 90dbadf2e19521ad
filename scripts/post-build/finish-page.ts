import { HTMLElement, TextNode } from 'node-html-parser';
import { pathWithoutLanguage } from '../../src/i18n/languages';
import { canonicalPath, isProgram, ownScript } from '../../src/layout/head/page-addresses';
import { parsePage } from './built-site';
import type { InlineScripts } from './inline-scripts';
import { ownStyles } from './own-styles';

/** What a page is made of. Files are addresses with the prefix. */
export interface PageParts {
  /** The page's own path, without the prefix. */
  readonly path: string;
  /** The scripts of its component, Gatsby's app script among them. */
  readonly chunks: readonly string[];
  /** The data that Gatsby requires before it starts: the page's and the site's. */
  readonly data: readonly string[];
  /** The scripts inside it. */
  readonly scripts: InlineScripts;
  /** The scripts that take the place of a page's usual ones. */
  readonly own: Readonly<Record<NonNullable<ReturnType<typeof ownScript>>, string>>;
}

/** A policy for scripts names each by its hash: a script that is the same in all pages has one hash. */
const PATH_FROM_ATTRIBUTE = 'window.pagePath=document.currentScript.dataset.path;';

/** For Internet Explorer, about Gatsby, and for Gatsby's own prefetching, which is off. */
const UNUSED = 'meta[http-equiv="x-ua-compatible"], meta[name="generator"], #gatsby-chunk-mapping';

/**
 * Prepares Gatsby's HTML of a page for serving: the page contains only the styles of its own elements. A content page
 * needs no more; its style sheet, its chunks and Gatsby's scripts are in a template until the visitor uses the page. A
 * program requests all of them at once. A page with its own script runs that instead of the inline one.
 * The page's path is an attribute, and no element has a `style` attribute, so that a policy for scripts and styles
 * has a few hashes for all pages (scripts/deploy). Comments around the body keep Cloudflare from hiding its email
 * addresses behind a script (decision mail-addresses-survive-a-cdn). Throws an error with the name of a missing
 * element.
 */
export function finishPage(html: string, { path, chunks, data, scripts, own }: PageParts): string {
  const page = parsePage(html);
  // A finished page is unchanged, so that a second run has no effect.
  if (page.querySelector('script[data-before-react]')) return html;
  const need = (selector: string) => {
    const element = page.querySelector(selector);
    if (!element) throw new Error(`The page ${path} cannot be finished: it has no ${selector}.`);
    return element;
  };
  const [head, body] = [need('head'), need('body')];
  for (const element of page.querySelectorAll(UNUSED)) element.remove();
  // Its rule is in src/ui/styles/global.css.
  need('#gatsby-focus-wrapper').removeAttribute('style');

  // Gatsby's scripts are the end of the body, between comments.
  const loader = need('#gatsby-script-loader');
  const nodes = body.childNodes.slice(body.childNodes.indexOf(loader));
  for (const node of nodes) node.remove();
  loader.setAttribute('data-path', path);
  loader.childNodes = [new TextNode(PATH_FROM_ATTRIBUTE, loader)];
  const elements = nodes.filter((node) => node instanceof HTMLElement);
  const gatsby = elements.join('');

  const sheet = need('style[data-identity="gatsby-global-css"]');
  const link = `<link rel="stylesheet" href="${sheet.getAttribute('data-href')}">`;
  const css = sheet.rawText;
  sheet.childNodes = [];
  sheet.childNodes = [new TextNode(ownStyles(css, page, page.toString()), sheet)];

  const others = chunks.filter((chunk) => !gatsby.includes(chunk));
  const preloads = others.map(preloadScript).join('') + data.map(preloadData).join('');
  const canonical = canonicalPath(pathWithoutLanguage(path));
  const itsOwn = ownScript(path);
  const isUsedAtOnce = isProgram(path);
  const when = (is: boolean, script: string) => (is ? `<script>${script}</script>` : '');
  const early =
    when(path === '/', scripts['choose-language']) +
    when(canonical === '/', scripts['mark-customer']) +
    when(canonical === '/bookings', scripts['early-booking']) +
    (isUsedAtOnce ? preloads : '') +
    (itsOwn ? `<script data-before-react defer src="${own[itsOwn]}"></script>` : '');
  const main = itsOwn ? '' : `<script data-before-react>${scripts.main}</script>`;
  const late = when(canonical === '/bookings', scripts['late-booking']);
  // A script inside the page waits for a style sheet before it, and the others need the sheet.
  const files = elements.filter((script) => script.hasAttribute('src'));
  const inside = elements.filter((script) => !files.includes(script));
  const end = isUsedAtOnce
    ? [main, late, ...inside, link, ...files].join('')
    : `<template id="react">${link}${preloads}${gatsby}</template>${main}`;
  head.insertAdjacentHTML('beforeend', early);
  body.insertAdjacentHTML('afterbegin', '<!--email_off-->');
  body.insertAdjacentHTML('beforeend', `${end}<!--/email_off-->`);
  return page.toString();
}

const preloadScript = (address: string) => `<link rel="preload" as="script" href="${address}">`;
/** With the same attributes as the request of Gatsby's loader, or the browser would fetch it twice. */
const preloadData = (address: string) => `<link rel="preload" as="fetch" crossorigin="anonymous" href="${address}">`;
