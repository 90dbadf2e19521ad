import { ShareRequest } from '../../src/backend/wire';
import type { Sharing } from '../dispatch/sharing';
import { check, HttpFailure, type Route, route } from './route';

/** Ten friends behind one address, each reading every 5 s. */
const MOST_A_MINUTE = 120;
const MINUTE_MS = 60_000;

/** Counts the requests of each network address, and throws 429 for too many in a minute of the clock. */
function createLimit(now: () => number): (address: string) => void {
  let minute = 0;
  const counts = new Map<string, number>();
  return (address) => {
    const thisMinute = Math.floor(now() / MINUTE_MS);
    // Earlier minutes are not kept.
    if (thisMinute !== minute) counts.clear();
    minute = thisMinute;
    const count = (counts.get(address) ?? 0) + 1;
    counts.set(address, count);
    if (count <= MOST_A_MINUTE) return;
    const secondsLeft = Math.ceil(((thisMinute + 1) * MINUTE_MS - now()) / 1000);
    throw new HttpFailure(429, 'Too many requests', { 'Retry-After': String(secondsLeft) });
  };
}

/** The calls of a shared ride (D51), our own extension of the contract. */
export function shareRoutes(sharing: Sharing, now: () => number): readonly Route[] {
  const limit = createLimit(now);
  return [
    route('post', '/bookings/:id/share', ({ customer, params, body }) => {
      const { id } = customer();
      const { showsName } = check(ShareRequest, body);
      const link = sharing.share(id, params.id ?? '', showsName);
      if (!link) throw new HttpFailure(404, 'Booking not found');
      return link;
    }),
    route('delete', '/bookings/:id/share', ({ customer, params }) => {
      const bookingId = params.id ?? '';
      if (!sharing.end(customer().id, bookingId)) throw new HttpFailure(404, 'Booking not found');
      return { bookingId };
    }),
    route('get', '/follow/:token', ({ params, address }) => {
      limit(address);
      const ride = sharing.follow(params.token ?? '');
      // The same answer as for an unknown path, so that a stranger does not learn whether the token existed.
      if (!ride) throw new HttpFailure(404, 'Not found');
      return ride;
    }),
  ];
}
