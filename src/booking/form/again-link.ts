import { readFragment } from '../../lib/address-part';
import { readId } from '../../lib/id';

/**
 * The booking that a link asks to repeat, `/bookings#again=20001`; null for anything else. In the fragment like the places of a link
 * (D37), and without a name or a phone: the id tells nothing to whom it does not belong.
 */
export function bookingToRepeat(hash: string): string | null {
  const parts = readFragment(hash);
  const ids = parts.getAll('again');
  return ids.length === 1 && !parts.has('from') && !parts.has('to') ? readId(ids[0] ?? '') : null;
}
