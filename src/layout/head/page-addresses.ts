import { type AddressTable, addressTable, type pageTable } from '../../address-table';
import { languageOf, languagesIn, localPath, pathWithoutLanguage } from '../../i18n/languages';

type PagePath = keyof typeof pageTable;

/** A page that search engines may list: any that is neither client-only nor run by its own script. */
export type ListedPath = {
  [Path in PagePath]: (typeof pageTable)[Path] extends { isClientOnly: true } | { script: string } ? never : Path;
}[PagePath];

const entriesOf = ({ pages }: AddressTable) => Object.entries(pages) as [PagePath, AddressTable['pages'][PagePath]][];

const isListed = (path: PagePath, table: AddressTable): path is ListedPath =>
  !table.pages[path].isClientOnly && !table.pages[path].script;

/** The pages that search engines may list. */
export const listedPages = (table = addressTable): ListedPath[] =>
  entriesOf(table).flatMap(([path]) => (isListed(path, table) ? [path] : []));

/** Additional addresses of pages (Spec §2), each with its page. */
export const furtherAddresses = (table = addressTable): readonly (readonly [address: string, page: PagePath])[] =>
  entriesOf(table).flatMap(([page, { further = [] }]) => further.map((address) => [address, page] as const));

/** The canonical path of a page, without a trailing slash. */
export function canonicalPath(path: string, table = addressTable): string {
  const page = path.replace(/(.)\/$/, '$1');
  return furtherAddresses(table).find(([address]) => address === page)?.[1] ?? page;
}

/**
 * The client-only page of an address below it, in its language: `/de/private/profile` is `/de/private`; null for any
 * other address.
 */
export function clientOnlyPageOf(path: string, table = addressTable): string | null {
  const languages = languagesIn(table.languages);
  const rest = pathWithoutLanguage(path, languages);
  const found = entriesOf(table).find(([page, { isClientOnly }]) => isClientOnly && rest.startsWith(`${page}/`));
  return found ? localPath(languageOf(path, languages), found[0], languages) : null;
}

const findEntry = (path: string, table: AddressTable) => {
  const page = pathWithoutLanguage(path, languagesIn(table.languages)).replace(/(.)\/$/, '$1');
  return entriesOf(table).find(([known]) => known === page)?.[1];
};

/** Whether the page of an address is a program, in any language. Paths below a client-only page do not match. */
export const isProgram = (path: string, table = addressTable): boolean => findEntry(path, table)?.isProgram ?? false;

/** The script that replaces the usual one on the page of an address, in any language; null for most pages. */
export const ownScript = (path: string, table = addressTable): 'follow' | null =>
  findEntry(path, table)?.script ?? null;

/**
 * Gatsby's `matchPath` for pages that answer further addresses: client-only ones, and the 404 page for unknown
 * addresses in its language. Null for every other page. It must end with a star: with the star of the 404 page,
 * Gatsby's loader would not find `/de/booking-details` itself behind `/:booking_id`.
 */
export function matchPathOf(path: string, table = addressTable): string | null {
  const languages = languagesIn(table.languages);
  const page = path.replace(/\/$/, '');
  if (pathWithoutLanguage(page, languages) === '/404') return page.replace(/404$/, '*');
  return findEntry(page, table)?.isClientOnly ? `${page}/*` : null;
}

/** The built file that answers, with status 404, for an unknown address in its language. */
export function notFoundFile(path: string, table = addressTable): string {
  const languages = languagesIn(table.languages);
  const language = languageOf(path, languages);
  return language === languages[0] ? '/404.html' : `${localPath(language, '/404', languages)}/index.html`;
}
