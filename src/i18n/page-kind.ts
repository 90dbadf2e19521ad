import { type AddressTable, addressTable } from '../address-table';
import { pathWithoutLanguage } from './languages';

/**
 * What the document of a page may load (scripts/deploy/policy.ts): a page of content nothing of others; a program the
 * maps and the sign-in; the page of a shared ride the maps.
 */
export type PageKind = 'content' | 'program' | 'follow';

/** The kind of the page at a path below the path prefix, query and fragment allowed. An unknown address is content. */
export function pageKind(path: string, table: AddressTable = addressTable): PageKind {
  const first = `/${pathWithoutLanguage(path).split(/[/?#]/)[1] ?? ''}`;
  const entry = Object.entries(table.pages).find(([page]) => page === first)?.[1];
  if (entry?.isProgram) return 'program';
  return entry?.script ?? 'content';
}

/**
 * Whether a link between two pages must load a document. The policy of a document stays as long as the document does: a
 * program whose document is one of content could show neither map nor sign-in.
 */
export function needsDocument(from: string, to: string): boolean {
  const kind = pageKind(to);
  return kind !== 'content' && kind !== pageKind(from);
}
