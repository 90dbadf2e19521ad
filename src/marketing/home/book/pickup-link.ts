import { LINE_MAX } from '../../../lib/line-max';

/** A typed pickup as the fragment of an address, which no server ever sees (D37); empty without a text. */
export function pickupFragment(pickup: string): string {
  const from = pickup.trim().slice(0, LINE_MAX);
  return from && `#${new URLSearchParams({ from })}`;
}

/** Where a typed pickup leads: the booking screen with the text in the fragment. Without a text it is the plain address. */
export const bookingsPath = (pickup: string): string => `/bookings${pickupFragment(pickup)}`;
