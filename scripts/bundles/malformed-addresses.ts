import { existsSync } from 'node:fs';
import { pathInBundle } from './bundled-files';

/**
 * Newsletters and messengers cut links, and `decodeURI` throws on half a percent sign. Gatsby decodes the address of
 * every page in these files, and would show nothing.
 */
const ROUTER = 'node_modules/@gatsbyjs/reach-router/dist/index.modern.mjs';
const DECODING = [
  '.cache/find-path.js',
  '.cache/navigation.js',
  'node_modules/gatsby-react-router-scroll/scroll-handler.js',
  ROUTER,
];

/** A call that decodes, or a function that is handed on to do so. */
const DECODES = /(?<!encodeURI\()\bdecodeURI(?:Component)?\b/g;
const KEEPS_MALFORMED = '(text=>{try{return $&(text)}catch{return text}})';

/**
 * The router's path of the page. Each "%2F" becomes "%252F", so a page could not tell a slash in an id from a
 * separator.
 */
const ENCODES_AGAIN = /encodeURI\(decodeURI\((\w+)\)\)/;
const KEEPS_ENCODED =
  '$1.replace(/(%[\\da-f]{2})+/gi,text=>{try{return encodeURIComponent(decodeURIComponent(text))}catch{return text}})';

/** A file with what does not throw in place of what does. */
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
