import { readFragment } from '../../lib/address-part';
import { readId } from '../../lib/id';

/**
 * The booking id in a link that repeats a booking, `/bookings#again=20001`; null for any other link. It travels in the
 * fragment, like the places of a link (D37), and without name or phone: the id alone says nothing to strangers.
 */
export function readBookAgainLink(hash: string): string | null {
  const parts = readFragment(hash);
  const ids = parts.getAll('again');
  return ids.length === 1 && !parts.has('from') && !parts.has('to') ? readId(ids[0] ?? '') : null;
}
