import { type AddressTable, addressTable } from '../../src/address-table';
import { type Language, languagesIn, localPath } from '../../src/i18n/languages';
import { type PageKind, pageKind } from '../../src/i18n/page-kind';
import { notFoundFile } from '../../src/layout/head/page-addresses';

/** The first line of every written file. */
export const WRITTEN = '# Written by the build (scripts/deploy). A change here is lost: change src/address-table.ts.';

/** An address of a page, in one language. */
export interface PageAddress {
  /** With the path prefix, without a trailing slash: `/website/de/private`. */
  readonly path: string;
  readonly kind: PageKind;
  /** Whether it also answers every address below it. */
  readonly isClientOnly: boolean;
}

const withoutSlash = (path: string) => path.replace(/\/$/, '');

/** Every address of a page, in every language. */
export function pageAddresses(table: AddressTable = addressTable): readonly PageAddress[] {
  const languages = languagesIn(table.languages);
  const pages = Object.entries(table.pages).flatMap(([page, { further = [], isClientOnly = false }]) =>
    [page, ...further].map((address) => ({ address, kind: pageKind(page, table), isClientOnly })),
  );
  return languages.flatMap((language) =>
    pages.map(({ address, kind, isClientOnly }) => ({
      path: table.prefix + withoutSlash(localPath(language, address, languages)),
      kind,
      isClientOnly,
    })),
  );
}

/** The languages whose code is in addresses: all but the first. */
export const namedLanguages = (table: AddressTable = addressTable): readonly Language[] =>
  languagesIn(table.languages).slice(1);

/** The files of the 404 page, in every language. */
export const notFoundFiles = (table: AddressTable = addressTable): readonly string[] =>
  languagesIn(table.languages).map((language) => notFoundFile(localPath(language, '/'), table));

/** The kind of page in a built file, by its path below the site: `/de/bookings/index.html` is a program. */
export const kindOfFile = (file: string, table: AddressTable = addressTable): PageKind =>
  pageKind(file.replace(/(index)?\.html$/, ''), table);

/**
 * Workers that remove those of a former site (`static/`; decision a-worker-against-workers): below the path prefix and,
 * like `robots.txt`, at the root of the host.
 */
export const formerWorkers = ['sw.js', 'service-worker.js'] as const;
