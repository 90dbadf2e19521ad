import { LINE_MAX } from '../../../lib/text/line-max';

/** A typed pickup as the fragment of an address, which no server sees (D37); empty without a text. */
export function pickupFragment(pickup: string): string {
  const from = pickup.trim().slice(0, LINE_MAX);
  return from && `#${new URLSearchParams({ from })}`;
}

/** The path of the booking screen with a typed pickup in its fragment; without a text, the plain path. */
export const bookingsPath = (pickup: string): string => `/bookings${pickupFragment(pickup)}`;
