import { readId } from '../../lib/id';
import { readFragment } from '../../lib/links';
import type { PaymentType } from '../../payment-types';
import { site } from '../../site';

/** The content of a link that repeats a booking. */
export interface BookAgainLink {
  readonly bookingId: string;
  /** The payment type of that booking; null if the link does not name one that the operator takes. */
  readonly payment: PaymentType | null;
}

/**
 * Parses a link that repeats a booking, `/bookings#again=20001&payment=card`; null for any other link. It travels in
 * the fragment, like the places of a link (D37), and without name or phone: the id alone says nothing to strangers.
 */
export function readBookAgainLink(hash: string): BookAgainLink | null {
  const parts = readFragment(hash);
  const ids = parts.getAll('again');
  if (ids.length !== 1 || parts.has('from') || parts.has('to')) return null;
  const bookingId = readId(ids[0] ?? '');
  const payment = site.paymentTypes.find((type) => type === parts.get('payment')) ?? null;
  return bookingId === null ? null : { bookingId, payment };
}
