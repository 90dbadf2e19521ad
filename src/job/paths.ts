import { idFromPart, idToPart, isShareToken } from '../lib/id';

const BOOKING = '/booking-details/';

/** The path of a booking's page (Spec §2), without the language. */
export const bookingPath = (bookingId: string): string => `${BOOKING}${idToPart(bookingId)}`;

/** The booking id in a path of this page, URL-encoded as in the address bar; null if there is none. */
export const bookingIdIn = (pathname: string): string | null =>
  idFromPart(pathname.split(BOOKING).slice(1).join(BOOKING).replace(/\/$/, ''));

/** The page of a shared ride (D51), without the language. */
const FOLLOW = '/follow';

/** The path of a shared ride. Its token is in the fragment, which no server receives. */
export const followPath = (token: string): string => `${FOLLOW}#${token}`;

/** The token in the fragment of this page's address; null for a text that cannot be one: it is sent to no backend. */
export function tokenIn(hash: string): string | null {
  const token = hash.replace(/^#/, '');
  return isShareToken(token) ? token : null;
}

/** The address of a document with the invoices of these orders, in this order. */
export const invoicePath = (orderIds: readonly string[]): string =>
  `/private/invoice/${orderIds.map(idToPart).join(',')}`;

/** The order ids in such an address, each once; parts that are no order id are skipped. */
export function orderIdsOf(pathname: string): readonly string[] {
  const last = pathname.replace(/\/$/, '').split('/').at(-1) ?? '';
  return [...new Set(last.split(',').flatMap((part) => idFromPart(part) ?? []))];
}
