import { type AddressTable, addressTable } from '../../src/address-table';
import { notFoundFile } from '../../src/layout/head/page-addresses';
import { formerWorkers, namedLanguages, pageAddresses } from './addresses';
import { CHECKED, cacheRules } from './caching';
import { everyAnswer, type Headers, type HeadersByKind, pageKinds } from './headers';
import { mediaTypes } from './media-types';

const list = (headers: Headers) => Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
const block = (lines: readonly string[]) => ['```', ...lines, '```', ''];

/** A page for operators who serve the site from object storage behind a CDN, with the CDN's rules. */
export function objectStorage(headers: HeadersByKind, table: AddressTable = addressTable): string {
  const { prefix } = table;
  const pages = pageAddresses(table);
  return [
    '# Object storage with a CDN',
    '',
    'Written by the build (scripts/deploy). A change here is lost.',
    '',
    `Upload \`public/\` below \`${prefix}/\`, the files with a hash first. The CDN compresses,`,
    'or takes the copies `.br` and `.gz` by `Accept-Encoding`. It needs these rules.',
    '',
    '## Addresses',
    '',
    'With and without a slash at the end, without a redirect, status 200:',
    '',
    ...block(
      pages.map(
        ({ path, isClientOnly }) => `${path}${isClientOnly ? ' and everything below' : ''}: ${path}/index.html`,
      ),
    ),
    'Status 404 for everything else:',
    '',
    ...block([
      ...namedLanguages(table).map((name) => `${prefix}/${name}/*: ${prefix}${notFoundFile(`/${name}`, table)}`),
      `/*: ${prefix}${notFoundFile('/', table)}`,
    ]),
    `\`/\` leads to \`${prefix}/\`, \`/favicon.ico\` to \`${prefix}/icon.svg\` (302);`,
    `\`/robots.txt\` is \`${prefix}/robots.txt\`; so are ${formerWorkers.map((file) => `\`/${file}\``).join(' and ')}.`,
    '',
    '## Headers of every answer',
    '',
    ...block(list(everyAnswer)),
    ...pageKinds.flatMap((kind) => [
      `## Headers of the pages: ${kind}`,
      '',
      ...block(pages.filter((page) => page.kind === kind).map(({ path }) => path)),
      ...block(list(headers[kind])),
    ]),
    '## Cache-Control',
    '',
    'The first pattern that matches counts:',
    '',
    ...block([...cacheRules.map(({ pattern, value }) => `${pattern}  →  ${value}`), `everything else  →  ${CHECKED}`]),
    '## Content-Type',
    '',
    ...block(Object.entries(mediaTypes).map(([ending, type]) => `.${ending}: ${type}`)),
  ].join('\n');
}
