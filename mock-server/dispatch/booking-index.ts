import type { StoredBooking } from '../storage/state';

/** Finds bookings without looking at all of them. */
interface BookingIndex {
  byId(bookingId: string): StoredBooking | undefined;
  /** Oldest first. */
  ofCustomer(customerId: string): readonly StoredBooking[];
}

/** An index over a list that is replaced, never changed: it is made anew when the list is another one. */
export function createBookingIndex(read: () => readonly StoredBooking[]): BookingIndex {
  let indexed: readonly StoredBooking[] | null = null;
  let byId = new Map<string, StoredBooking>();
  let byCustomer = new Map<string, StoredBooking[]>();
  const refresh = () => {
    const bookings = read();
    if (bookings === indexed) return;
    indexed = bookings;
    byId = new Map(bookings.map((booking) => [booking.bookingId, booking]));
    byCustomer = new Map();
    for (const booking of bookings) {
      const ofSame = byCustomer.get(booking.customerId);
      if (ofSame) ofSame.push(booking);
      else byCustomer.set(booking.customerId, [booking]);
    }
  };
  return {
    byId: (bookingId) => {
      refresh();
      return byId.get(bookingId);
    },
    ofCustomer: (customerId) => {
      refresh();
      return byCustomer.get(customerId) ?? [];
    },
  };
}
