import * as v from 'valibot';

/** At most so many rides are remembered, the latest ones. */
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

/** True if this device has sent feedback on the ride and no answer has refused it; `text` is what the device keeps. */
export const wasSent = (text: string | null, bookingId: string): boolean => idsIn(text).includes(bookingId);

/** The text to keep before feedback on a ride is sent. */
export const withSent = (text: string | null, bookingId: string): string =>
  JSON.stringify([...idsIn(text).filter((id) => id !== bookingId), bookingId].slice(-MOST_KEPT));

/** The text to keep after the backend has refused feedback on a ride. */
export const withoutSent = (text: string | null, bookingId: string): string =>
  JSON.stringify(idsIn(text).filter((id) => id !== bookingId));
