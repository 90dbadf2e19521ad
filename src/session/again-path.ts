import type { Ride } from '../backend/types';

/**
 * The path that repeats a completed ride: the booking screen, with the ride's id and payment type in the fragment. A
 * ride that was paid online names none, because the form has no such type (Spec §5).
 */
export function againPath({ bookingId, paymentType }: Pick<Ride, 'bookingId' | 'paymentType'>): string {
  const payment = paymentType === 'online' ? '' : `&payment=${paymentType}`;
  return `/bookings#again=${encodeURIComponent(bookingId)}${payment}`;
}
