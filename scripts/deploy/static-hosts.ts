import { type AddressTable, addressTable } from '../../src/address-table';
import { formerWorkers, namedLanguages, notFoundFiles, pageAddresses, WRITTEN } from './addresses';
import { CHECKED, cacheRules } from './caching';
import { everyAnswer, type Headers, type HeadersByKind } from './policy';

/** The limits of Cloudflare Pages (https://developers.cloudflare.com/pages/configuration/headers/). */
export const RULES_MAX = 100;
export const LINE_MAX = 2000;

const rule = (path: string, headers: Headers) =>
  [path, ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`)].join('\n');

/**
 * `_headers` for Netlify and Cloudflare Pages. Both combine the headers of every rule that matches an address, and two
 * policies allow only what both allow: each header therefore has one rule per address. They compress by themselves, so
 * that nothing is `no-transform`. Throws beyond the limits.
 */
export function hostHeaders(headers: HeadersByKind, table: AddressTable = addressTable): string {
  const { prefix } = table;
  const pages = pageAddresses(table).flatMap(({ path, kind, isClientOnly }) => {
    const both = [path, isClientOnly ? `${path}/*` : `${path}/`];
    return both.map((address) => rule(address, { ...headers[kind], 'Cache-Control': CHECKED }));
  });
  const notFound = notFoundFiles(table).map((file) =>
    rule(prefix + file, { ...headers.content, 'Cache-Control': CHECKED }),
  );
  const files = cacheRules.flatMap(({ globs, value }) =>
    globs.map((glob) => rule(prefix + glob, { 'Cache-Control': value })),
  );
  // Beside the value of all scripts, which counts no longer: with `no-cache` an answer is asked about each time.
  const workers = formerWorkers.map((file) => rule(`${prefix}/${file}`, { 'Cache-Control': CHECKED }));
  const rules = [rule('/*', everyAnswer), ...pages, ...notFound, ...files, ...workers];
  if (rules.length > RULES_MAX) throw new Error(`_headers has ${rules.length} rules; ${RULES_MAX} are allowed.`);
  const text = [WRITTEN, ...rules, ''].join('\n');
  const longest = Math.max(...text.split('\n').map((line) => line.length));
  if (longest > LINE_MAX) throw new Error(`_headers has a line of ${longest} characters; ${LINE_MAX} are allowed.`);
  return text;
}

/**
 * `_redirects` for the same hosts: both spellings of an address serve its page. Some hosts find the `404.html` of a
 * language's folder automatically; the last lines are for the others.
 */
export function hostRedirects(table: AddressTable = addressTable): string {
  const { prefix } = table;
  const pages = pageAddresses(table).flatMap(({ path, isClientOnly }) => [
    `${path} ${path}/ 200`,
    ...(isClientOnly ? [`${path}/* ${path}/ 200`] : []),
  ]);
  return [
    WRITTEN,
    `/ ${prefix}/ 302`,
    `/favicon.ico ${prefix}/icon.svg 302`,
    ...['robots.txt', ...formerWorkers].map((file) => `/${file} ${prefix}/${file} 200`),
    ...pages,
    ...namedLanguages(table).map((language) => `${prefix}/${language}/* ${prefix}/${language}/404.html 404`),
    `/* ${prefix}/404.html 404`,
    '',
  ].join('\n');
}
