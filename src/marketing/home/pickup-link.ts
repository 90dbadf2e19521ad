/** The longest text that travels; the booking screen takes no longer one. */
export const PICKUP_MAX_LENGTH = 200;

/** A typed pickup as the fragment of an address, which no server ever sees (D37); empty without a text. */
export function pickupFragment(pickup: string): string {
  const from = pickup.trim().slice(0, PICKUP_MAX_LENGTH);
  return from && `#${new URLSearchParams({ from })}`;
}

/** Where a typed pickup leads: the booking screen with the text in the fragment. Without a text it is the plain address. */
export const bookingsPath = (pickup: string): string => `/bookings${pickupFragment(pickup)}`;
