import { type AddressTable, addressTable } from '../address-table';
import { pathWithoutLanguage } from './languages';

/**
 * The sources that a page's document may load (scripts/deploy/policy.ts): content loads none of third parties, a page
 * with maps loads the maps, and a program also the sign-in.
 */
export type PageKind = 'content' | 'maps' | 'program';

/** The kind of the page at a path below the path prefix, query and fragment allowed. An unknown address is content. */
export function pageKind(path: string, table: AddressTable = addressTable): PageKind {
  const first = `/${pathWithoutLanguage(path).split(/[/?#]/)[1] ?? ''}`;
  const [, entry] =
    Object.entries(table.pages).find(([page, { further }]) => page === first || further?.includes(first)) ?? [];
  if (entry?.isProgram) return 'program';
  return entry?.hasMaps ? 'maps' : 'content';
}

const shown: Readonly<Record<PageKind, readonly PageKind[]>> = {
  content: ['content'],
  maps: ['content', 'maps'],
  program: ['content', 'maps', 'program'],
};

/**
 * Whether a document whose first page is of this kind can also show the page at a path below the path prefix. A
 * document's policy never changes (decision one-kind-of-page-per-document).
 */
export const canShow = (document: PageKind, path: string): boolean => shown[document].includes(pageKind(path));
