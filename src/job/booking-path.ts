import { idFromPart, idToPart } from '../lib/id';

const PAGE = '/booking-details/';

/** The address of the page that follows a booking (Spec §2), without language. */
export const bookingPath = (bookingId: string): string => `${PAGE}${idToPart(bookingId)}`;

/** The booking that an address of this page names, as it stands in the address bar; null where it names none. */
export const bookingIdIn = (pathname: string): string | null =>
  idFromPart(pathname.split(PAGE).slice(1).join(PAGE).replace(/\/$/, ''));
