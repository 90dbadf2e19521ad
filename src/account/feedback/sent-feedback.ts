import * as v from 'valibot';

/** The number of latest rides that are remembered. */
const MOST_KEPT = 20;

const BookingIds = v.array(v.string());

function idsIn(text: string | null): readonly string[] {
  if (text === null) return [];
  try {
    const kept = v.safeParse(BookingIds, JSON.parse(text));
    return kept.success ? kept.output : [];
  } catch {
    return [];
  }
}

/** Whether this device has sent feedback on the ride without a refusal; `text` is the stored value. */
export const wasSent = (text: string | null, bookingId: string): boolean => idsIn(text).includes(bookingId);

/** The value to store before feedback on a ride is sent. */
export const withSent = (text: string | null, bookingId: string): string =>
  JSON.stringify([...idsIn(text).filter((id) => id !== bookingId), bookingId].slice(-MOST_KEPT));

/** The value to store after the backend has refused feedback on a ride. */
export const withoutSent = (text: string | null, bookingId: string): string =>
  JSON.stringify(idsIn(text).filter((id) => id !== bookingId));
