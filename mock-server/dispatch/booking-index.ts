import { createListIndex } from '../storage/list-index';
import type { StoredBooking } from '../storage/state';

/** Finds bookings without looking at all of them. */
interface BookingIndex {
  byId(bookingId: string): StoredBooking | undefined;
  /** Oldest first. */
  ofCustomer(customerId: string): readonly StoredBooking[];
  /** The bookings whose rides are not over; a ride that is over is not checked again. */
  notOver(): readonly StoredBooking[];
}

/** An index over a list of bookings; `isOver` must stay true once it is. */
export function createBookingIndex(
  read: () => readonly StoredBooking[],
  isOver: (booking: StoredBooking) => boolean,
): BookingIndex {
  const byId = createListIndex(read, ({ bookingId }) => bookingId);
  const ofCustomer = createListIndex(read, ({ customerId }) => customerId);
  let list: readonly StoredBooking[] | null = null;
  let count = 0;
  let open: readonly number[] = [];
  return {
    byId: (bookingId) => byId(bookingId)[0],
    ofCustomer,
    notOver: () => {
      const bookings = read();
      if (bookings !== list) {
        list = bookings;
        count = 0;
        open = [];
      }
      const added = Array.from({ length: bookings.length - count }, (_, index) => count + index);
      count = bookings.length;
      const at = (place: number) => bookings[place] as StoredBooking;
      open = [...open, ...added].filter((place) => !isOver(at(place)));
      return open.map(at);
    },
  };
}
