import { idFromPart, idToPart } from '../../lib/id';

/** The address of a document with the invoices of these orders, in this order. */
export const invoicePath = (orderIds: readonly string[]): string =>
  `/private/invoice/${orderIds.map(idToPart).join(',')}`;

/** The order ids in such an address, each once; parts that are no order id are skipped. */
export function orderIdsOf(pathname: string): readonly string[] {
  const last = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return [...new Set(last.split(',').flatMap((part) => idFromPart(part) ?? []))];
}
