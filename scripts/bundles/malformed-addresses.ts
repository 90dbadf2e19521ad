import { existsSync } from 'node:fs';
import { pathInBundle } from './bundled-files';

/**
 * Newsletters and messengers truncate links, and `decodeURI` throws on an incomplete percent sign. In these files
 * Gatsby decodes the address of every page, and would show nothing.
 */
const ROUTER = 'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs';
const DECODING = [
  '.cache/find-path.js',
  '.cache/navigation.js',
  'node_modules/gatsby-react-router-scroll/scroll-handler.js',
  ROUTER,
];

/** A call that decodes, or a reference to a decoding function. */
const DECODES = /(?<!encodeURI\()\bdecodeURI(?:Component)?\b/g;
const KEEPS_MALFORMED = '(text=>{try{return $&(text)}catch{return text}})';

/**
 * The router's path of the page. Each "%2F" becomes "%252F", so that a page could not distinguish a slash in an id from
 * a separator.
 */
const ENCODES_AGAIN = /encodeURI\(decodeURI\((\w+)\)\)/;
const KEEPS_ENCODED =
  '$1.replace(/(%[\\da-f]{2})+/gi,text=>{try{return encodeURIComponent(decodeURIComponent(text))}catch{return text}})';

/** A file whose decoding functions do not throw. */
export function withoutThrowing(source: string, file: string): string {
  const decoding = source.replace(DECODES, KEEPS_MALFORMED);
  const mended = file === ROUTER ? decoding.replace(ENCODES_AGAIN, KEEPS_ENCODED) : decoding;
  if (decoding === source || (file === ROUTER && mended === decoding)) {
    throw new Error(`${file} decodes addresses in another way now: scripts/bundles/malformed-addresses.ts`);
  }
  return mended;
}

/** webpack's rules for the files that decode addresses. */
export const malformedAddresses = () =>
  DECODING.map((file) => {
    if (!existsSync(file)) throw new Error(`${file} is gone: scripts/bundles/malformed-addresses.ts`);
    return {
      include: pathInBundle(file),
      enforce: 'pre',
      loader: 'string-replace-loader',
      options: { search: /^[\s\S]*$/, replace: (source: string) => withoutThrowing(source, file) },
    };
  });
