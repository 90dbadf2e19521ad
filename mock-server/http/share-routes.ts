import { ShareRequest } from '../../src/backend/wire';
import type { Sharing } from '../dispatch/sharing';
import { createRequestLimit } from './request-limit';
import { check, HttpFailure, type Route } from './route';

/** Ten friends behind one address, each reading every 5 s. */
const MOST_A_MINUTE = 120;

/** The calls of a shared ride (D51), our own extension of the contract. */
export function shareRoutes(sharing: Sharing, now: () => number): readonly Route[] {
  const limit = createRequestLimit(MOST_A_MINUTE, now);
  return [
    {
      method: 'post',
      path: '/bookings/:id/share',
      answer: ({ customer, params, body }) => {
        const { id } = customer();
        const { showsName } = check(ShareRequest, body);
        const link = sharing.share(id, params.id ?? '', showsName);
        if (!link) throw new HttpFailure(404, 'Booking not found');
        return link;
      },
    },
    {
      method: 'delete',
      path: '/bookings/:id/share',
      answer: ({ customer, params }) => {
        const bookingId = params.id ?? '';
        if (!sharing.end(customer().id, bookingId)) throw new HttpFailure(404, 'Booking not found');
        return { bookingId };
      },
    },
    {
      method: 'get',
      path: '/follow/:token',
      answer: ({ params, address }) => {
        limit(address);
        const ride = sharing.follow(params.token ?? '');
        // The same answer as for an unknown path, so that a stranger does not learn whether the token existed.
        if (!ride) throw new HttpFailure(404, 'Not found');
        return ride;
      },
    },
  ];
}
