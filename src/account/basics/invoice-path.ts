/** The address of a document with the invoices of these orders, in their order. */
export const invoicePath = (orderIds: readonly string[]): string =>
  `/private/invoice/${orderIds.map(encodeURIComponent).join(',')}`;

/** The orders that such an address names, each once; none for an address that cannot be read. */
export function orderIdsOf(pathname: string): readonly string[] {
  const last = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  try {
    return [...new Set(last.split(',').map(decodeURIComponent))].filter(Boolean);
  } catch {
    return [];
  }
}
