/** The longest text that travels; the booking screen takes no longer one. */
export const PICKUP_MAX_LENGTH = 200;

/**
 * Where a typed pickup leads: the booking screen, with the text in the fragment, which no server ever sees (D37). Without
 * a text it is the plain address.
 */
export function bookingsPath(pickup: string): string {
  const from = pickup.trim().slice(0, PICKUP_MAX_LENGTH);
  return from ? `/bookings#${new URLSearchParams({ from })}` : '/bookings';
}
