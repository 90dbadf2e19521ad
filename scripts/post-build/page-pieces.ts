import { type HTMLElement, type Node, NodeType, parse } from 'node-html-parser';

/** A range of a page's HTML: its start and its end. */
export type Range = readonly [from: number, to: number];

/** The pieces of Gatsby's page that finishing changes or reads. */
export interface PagePieces {
  /** The page's own path. */
  readonly path: string;
  readonly sheet: { readonly range: Range; readonly address: string; readonly css: string };
  /** Gatsby's scripts and its comments around them. */
  readonly scripts: { readonly range: Range; readonly tidy: string };
  /** Before `</head>`. */
  readonly headEnd: number;
  /** After `<body>`. */
  readonly bodyStart: number;
  /** Tags for Internet Explorer, and about Gatsby. */
  readonly unused: readonly Range[];
  /** The page's `style` attributes, as rules for the elements with these ids. */
  readonly inlineStyles: readonly { readonly range: Range; readonly rule: string }[];
}

/**
 * A page that cannot be finished fails the build: without React it would lack the language choice, the slide control
 * and the menu.
 */
export class UnfinishedPage extends Error {
  constructor(file: string, piece: string) {
    super(
      `${file} cannot be finished: ${piece} is missing. ` +
        'A file that is no page belongs in scripts/post-build/no-pages.ts.',
    );
  }
}

const SHEET = 'style[data-identity="gatsby-global-css"]';
const LOADER = 'script#gatsby-script-loader';
const CHUNKS = 'script#gatsby-chunk-mapping';
const LAST_COMMENT = ' slice-end id="_gatsby-scripts-1" ';
const HEAD_END = '</head>';
/** A policy for scripts names each by its hash: a script that is the same in all pages has one hash. */
const PATH_FROM_ATTRIBUTE = 'window.pagePath=document.currentScript.dataset.path;';
const UNUSED = 'meta[http-equiv="x-ua-compatible"], meta[name="generator"]';

/** Parsed with the range of each node in the HTML. */
export const parsePage = (html: string) =>
  parse(html, { comment: true, blockTextElements: { script: true, style: true } });

/** Finds the pieces of a page in its parsed HTML. Throws for the first missing one. */
export function findPieces(file: string, html: string, page: HTMLElement): PagePieces {
  const need = <Piece>(piece: Piece, name: string): NonNullable<Piece> => {
    if (piece === null || piece === undefined || piece === '') throw new UnfinishedPage(file, name);
    return piece;
  };
  const sheet = need(page.querySelector(SHEET), `the style sheet (${SHEET})`);
  const loader = need(page.querySelector(LOADER), `Gatsby’s loader (${LOADER})`);
  const [assignment, path] = need(
    /window\.pagePath="([^"]*)";/.exec(loader.rawText),
    'the page’s path (window.pagePath)',
  );
  const siblings = loader.parentNode?.childNodes ?? [];
  const last = siblings.findIndex((node) => node.nodeType === NodeType.COMMENT_NODE && node.rawText === LAST_COMMENT);
  const lastComment = need(siblings[last], `the end of Gatsby’s scripts (<!--${LAST_COMMENT}-->)`);
  const chunks = need(page.querySelector(CHUNKS), `the list of chunks (${CHUNKS})`);
  const headTo = page.querySelector('head')?.range[1] ?? 0;
  need(html.slice(0, headTo).endsWith(HEAD_END) || null, `the end of the head (${HEAD_END})`);
  const scripts = siblings.slice(siblings.indexOf(loader), last).filter((node) => node !== chunks);
  return {
    path: need(path, 'the page’s path (window.pagePath)'),
    sheet: {
      range: sheet.range,
      address: need(sheet.getAttribute('data-href'), `the style sheet’s address (${SHEET} data-href)`),
      css: sheet.rawText,
    },
    scripts: {
      range: [loader.range[0], lastComment.range[1]],
      tidy: tidy(html, scripts)
        .replace(assignment, PATH_FROM_ATTRIBUTE)
        .replace('id="gatsby-script-loader"', (id) => `${id} data-path="${path}"`),
    },
    headEnd: headTo - HEAD_END.length,
    bodyStart: html.indexOf('>', headTo) + 1,
    unused: page.querySelectorAll(UNUSED).map(({ range }) => range),
    inlineStyles: page.querySelectorAll('[style]').map((element) => {
      const id = need(element.id, `the id of an element with an attribute style (${element.rawAttrs})`);
      const text = ` style="${element.rawAttributes.style}"`;
      const from = html.indexOf(text, element.range[0]);
      need(from >= 0 || null, `the attribute${text} as React writes it`);
      return { range: [from, from + text.length], rule: `#${id}{${element.getAttribute('style')}}` };
    }),
  };
}

/** The scripts in the HTML, without comments and the space between them. */
const tidy = (html: string, nodes: readonly Node[]) =>
  nodes
    .filter(({ nodeType }) => nodeType !== NodeType.COMMENT_NODE)
    .map(({ range }) => html.slice(...range).trim())
    .join('')
    .replaceAll('/*<![CDATA[*/', '')
    .replaceAll('/*]]>*/', '');
