import * as v from 'valibot';
import { FeedbackRequest, type Miles, type RidesPage, type Wire } from '../../src/backend/wire';
import type { BookingNow, Dispatch } from '../dispatch/dispatch';
import { bookingDetails, ride } from '../dispatch/wire-rides';
import { isCompleted, isOver } from '../scenario';
import type { DataStore } from '../storage';
import { badField, check, HttpFailure, type Route, route } from './route';

const LARGEST_PAGE = 100;
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
/** Spec §7: the defaults are page 0, size 20. */
const PageQuery = v.object({
  pageNo: v.optional(wholeNumber, '0'),
  pageSize: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(LARGEST_PAGE)), '20'),
});

/** The calls about bookings of the customer who is logged in (Spec §7); ordering is in `order-route.ts`. */
export function bookingRoutes(dispatch: Dispatch, store: DataStore): readonly Route[] {
  const completedRides = (customerId: string) =>
    dispatch
      .bookingsOf(customerId)
      .filter(({ moment }) => isCompleted(moment.status))
      .sort((one, other) => other.booking.dispatchAt.localeCompare(one.booking.dispatchAt));

  return [
    route(
      'get',
      '/bookings/get-miles',
      ({ customer }) => ({ milesDiscount: dispatch.milesDiscount(customer().id) }) satisfies Wire<typeof Miles>,
    ),
    route('get', '/bookings/ongoingAndPreOrder', ({ customer }) =>
      dispatch
        .bookingsOf(customer().id)
        .filter(({ moment }) => !isOver(moment.status))
        .sort(currentRideLast)
        .map(ride),
    ),
    route('get', '/bookings/doneOrder', ({ customer, query }) => {
      const rides = completedRides(customer().id);
      const { pageNo, pageSize } = check(PageQuery, query);
      return {
        content: rides.slice(pageNo * pageSize, (pageNo + 1) * pageSize).map(ride),
        totalElements: rides.length,
        totalPages: Math.ceil(rides.length / pageSize),
        number: pageNo,
        size: pageSize,
      } satisfies Wire<typeof RidesPage>;
    }),
    route('get', '/bookings/missing-feedback', ({ customer }) => {
      const rated = new Set(store.read().feedback.map(({ bookingId }) => bookingId));
      return completedRides(customer().id)
        .filter(({ booking }) => !rated.has(booking.bookingId))
        .map(ride);
    }),
    route('post', '/bookings/feedback', ({ customer, body }) => {
      const { id } = customer();
      const feedback = check(FeedbackRequest, body);
      const { message: _, bookingId, isSkip, ...answers } = feedback;
      const missing = Object.entries(answers).find(([, answer]) => answer === null);
      if (!isSkip && missing) throw badField(missing[0], 'Expected yes or no');
      const found = dispatch.find(id, bookingId);
      if (!found || !isCompleted(found.moment.status)) throw new HttpFailure(404, 'Booking not found');
      // The last one applies, so that a customer can send it again if the first answer was lost.
      store.put({ feedback: [feedback] });
      return { bookingId };
    }),
    // Last, because the paths above are not booking ids.
    route('get', '/bookings/:id', ({ customer, params }) => {
      const found = dispatch.find(customer().id, params.id ?? '');
      if (!found) throw new HttpFailure(404, 'Booking not found');
      return bookingDetails(found);
    }),
  ];
}

/**
 * The last entry is the current ride (Spec §4): pre-orders first, the latest of them at the top, then the rides in
 * progress, the newest at the end.
 */
function currentRideLast(one: BookingNow, other: BookingNow): number {
  const waits = ({ moment }: BookingNow) => moment.status === 'JOB_ACCEPTED_YN';
  if (waits(one) !== waits(other)) return waits(one) ? -1 : 1;
  const later = one.booking.dispatchAt.localeCompare(other.booking.dispatchAt);
  return waits(one) ? -later : later;
}
