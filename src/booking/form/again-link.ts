/** No booking id is longer. */
const ID_LENGTH = 100;

/**
 * The booking that a link asks to repeat, `/bookings#again=20001`; null for anything else. In the fragment like the places of a link
 * (D37), and without a name or a phone: the id tells nothing to whom it does not belong.
 */
export function bookingToRepeat(hash: string): string | null {
  const parts = new URLSearchParams(hash.replace(/^#/, ''));
  const ids = parts.getAll('again');
  const id = ids[0]?.trim() ?? '';
  const isId = id !== '' && id.length <= ID_LENGTH && !/[\p{C}\s]/u.test(id);
  return isId && ids.length === 1 && !parts.has('from') && !parts.has('to') ? id : null;
}
