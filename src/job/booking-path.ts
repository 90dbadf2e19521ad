import { idFromPart, idToPart } from '../lib/id';

const PAGE = '/booking-details/';

/** The path of a booking's page (Spec §2), without the language. */
export const bookingPath = (bookingId: string): string => `${PAGE}${idToPart(bookingId)}`;

/** The booking id in a path of this page, URL-encoded as in the address bar; null if there is none. */
export const bookingIdIn = (pathname: string): string | null =>
  idFromPart(pathname.split(PAGE).slice(1).join(PAGE).replace(/\/$/, ''));
