import { idFromPart, idToPart } from '../../lib/id';

/** The address of a document with the invoices of these orders, in their order. */
export const invoicePath = (orderIds: readonly string[]): string =>
  `/private/invoice/${orderIds.map(idToPart).join(',')}`;

/** The orders that such an address names, as it stands in the address bar, each once; without what is no order id. */
export function orderIdsOf(pathname: string): readonly string[] {
  const last = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return [...new Set(last.split(',').flatMap((part) => idFromPart(part) ?? []))];
}
