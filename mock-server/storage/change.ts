import type { Change, State } from './state';

/** The lists of a state as tables: records with a key. */
interface Tables {
  /** Adds records, or puts them in the place of those with the same key. */
  put(change: Change): void;
}

/** A record's place in a list that only grows. */
function createTable<Entry>(read: () => Entry[], keyOf: (entry: Entry) => string) {
  let known: readonly Entry[] | null = null;
  const places = new Map<string, number>();
  const learn = (entry: Entry, place: number) => places.set(keyOf(entry), place);
  return (entry: Entry) => {
    const list = read();
    if (list !== known) {
      known = list;
      places.clear();
      list.forEach(learn);
    }
    const place = places.get(keyOf(entry)) ?? list.length;
    list[place] = entry;
    learn(entry, place);
  };
}

/** Creates functions that change a state, which may be replaced by another one at any time. */
export function createTables(read: () => State): Tables {
  const putCustomer = createTable(
    () => read().customers,
    ({ id }) => id,
  );
  const putBooking = createTable(
    () => read().bookings,
    ({ bookingId }) => bookingId,
  );
  const putFeedback = createTable(
    () => read().feedback,
    ({ bookingId }) => bookingId,
  );
  const putShare = createTable(
    () => read().shares,
    ({ tokenHash }) => tokenHash,
  );
  return {
    put: ({ nextNumber, customers = [], bookings = [], feedback = [], shares = [] }) => {
      if (nextNumber !== undefined) read().meta.nextNumber = nextNumber;
      customers.forEach(putCustomer);
      bookings.forEach(putBooking);
      feedback.forEach(putFeedback);
      shares.forEach(putShare);
    },
  };
}
