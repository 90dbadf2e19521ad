import { type AddressTable, addressTable } from '../../src/address-table';
import type { PageKind } from '../../src/i18n/page-kind';
import { notFoundFile } from '../../src/layout/head/page-addresses';
import { formerWorkers, namedLanguages, pageAddresses } from './addresses';
import { CHECKED_UNCHANGED, cacheRules } from './caching';
import { everyAnswer, type Headers, type HeadersByKind } from './headers';
import { mediaTypes } from './media-types';
import { WRITTEN } from './written';

const lines = (headers: Headers) =>
  Object.entries(headers)
    .map(([name, value]) => `\t\t${name} "${value}"`)
    .join('\n');

/**
 * A Caddyfile, with certificates from Let's Encrypt for the name in SITE_ADDRESS. The headers depend on the requested
 * address; a snippet sends them, because Caddy handles errors in separate routes.
 */
export function caddyfile(headers: HeadersByKind, table: AddressTable = addressTable): string {
  const { prefix } = table;
  const pages = pageAddresses(table);
  const ofKind = (kind: PageKind) => {
    const paths = pages.filter((page) => page.kind === kind);
    const below = paths.map(({ path, isClientOnly }) => `${path} ${path}/${isClientOnly ? '*' : ''}`);
    return `\t@${kind} path ${below.join(' ')}\n\theader @${kind} {\n${lines(headers[kind])}\n\t}`;
  };
  const elsewhere = pages.filter(({ kind }) => kind !== 'content').map(({ path }) => `${path} ${path}/*`);
  const isClientOnly = pages.filter((page) => page.isClientOnly);
  const notFound = namedLanguages(table).map(
    (language) => `\t\t@${language} path ${prefix}/${language}/*
\t\trewrite @${language} ${prefix}${notFoundFile(`/${language}`, table)}`,
  );
  return `${WRITTEN}
(headers) {
\theader {
${lines(everyAnswer)}
\t\t-Server
\t}
${ofKind('program')}
${ofKind('maps')}
\t@content not path ${elsewhere.join(' ')}
\theader @content {
${lines(headers.content)}
\t}
\theader Cache-Control "${CHECKED_UNCHANGED}"
${cacheRules
  .toReversed()
  .map(
    ({ pattern, value }, index) =>
      `\t@cached${index} path_regexp ${pattern}\n\theader @cached${index} Cache-Control "${value}"`,
  )
  .join('\n')}
${Object.entries(mediaTypes)
  .map(([ending, type]) => `\t@${ending} path *.${ending}\n\theader @${ending} Content-Type "${type}"`)
  .join('\n')}
}

{$SITE_ADDRESS:localhost} {
\troot * {$SITE_FOLDER:/srv/taxi}
\troute {
\t\timport headers
\t\t@other not method GET HEAD
\t\terror @other 405
\t\tredir / ${prefix}/ 302
\t\tredir /favicon.ico ${prefix}/icon.svg 302
${['robots.txt', ...formerWorkers].map((file) => `\t\trewrite /${file} ${prefix}/${file}`).join('\n')}
${isClientOnly
  .map(({ path }, index) => `\t\t@page${index} path ${path}/*\n\t\trewrite @page${index} ${path}/index.html`)
  .join('\n')}
\t\t@slash path_regexp slash ^(${prefix}/.*?)/+$
\t\trewrite @slash {re.slash.1}
\t\ttry_files {path} {path}.html {path}/index.html =404
\t\tfile_server {
\t\t\tprecompressed br gzip
\t\t\tdisable_canonical_uris
\t\t}
\t}
\thandle_errors {
\t\timport headers
\t\theader Cache-Control "${CHECKED_UNCHANGED}"
\t\trewrite * ${prefix}${notFoundFile('/', table)}
${notFound.join('\n')}
\t\tfile_server
\t}
}
`;
}
