import * as v from 'valibot';
import {
  CreateOrderRequest,
  type CreateOrderResponse,
  FeedbackRequest,
  type Miles,
  type RidesPage,
  type Wire,
} from '../../src/backend/wire';
import type { BackendLog } from '../backend-log';
import { moreOptions } from '../data/more-options';
import type { DataStore } from '../data/store';
import { BONUS_EURO, BONUS_POINTS, tariffs } from '../data/tariff';
import type { BookingNow, Dispatch } from '../dispatch/dispatch';
import { type Order, orderStartMs } from '../dispatch/new-booking';
import { bookingDetails, ride } from '../dispatch/wire-rides';
import { isCompleted, isOver } from '../simulation/ride-status';
import { badField, check, HttpFailure, type Route } from './route';

const LARGEST_PAGE = 100;
const wholeNumber = v.pipe(v.string(), v.regex(/^\d{1,6}$/), v.transform(Number));
/** Spec §7: the defaults are page 0, size 20. */
const PageQuery = v.object({
  pageNo: v.optional(wholeNumber, '0'),
  pageSize: v.optional(v.pipe(wholeNumber, v.minValue(1), v.maxValue(LARGEST_PAGE)), '20'),
});

/** By this key an order is known again that the browser has sent twice (docs/decisions.md, 11). */
const ORDER_KEY_HEADER = 'Idempotency-Key';
const OrderKey = v.object({ [ORDER_KEY_HEADER]: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100))) });

/** The calls about bookings of the customer who is logged in (Spec §7). */
export function bookingRoutes(dispatch: Dispatch, store: DataStore, log: BackendLog): readonly Route[] {
  const completedRides = (customerId: string) =>
    dispatch
      .bookingsOf(customerId)
      .filter(({ moment }) => isCompleted(moment.status))
      .sort((one, other) => other.booking.dispatchAt.localeCompare(one.booking.dispatchAt));
  const milesDiscount = (customerId: string) => (dispatch.milesPoints(customerId) > BONUS_POINTS ? BONUS_EURO : 0);

  return [
    {
      method: 'get',
      path: '/bookings/get-miles',
      answer: ({ customer }) => ({ milesDiscount: milesDiscount(customer().id) }) satisfies Wire<typeof Miles>,
    },
    {
      method: 'post',
      path: '/bookings/createWebsiteOrder',
      answer: ({ customer, body, header }) => {
        const { id } = customer();
        const order = check(CreateOrderRequest, body);
        refuseImpossible(order);
        const orderKey = check(OrderKey, { [ORDER_KEY_HEADER]: header(ORDER_KEY_HEADER) })[ORDER_KEY_HEADER];
        const known = orderKey === null ? null : dispatch.findOrder(id, orderKey);
        if (known) return { tempBookingId: known } satisfies Wire<typeof CreateOrderResponse>;
        if (order.useMiles && milesDiscount(id) === 0) throw badField('useMiles', 'There are not enough points');
        const tempBookingId = dispatch.placeOrder(id, order, orderKey);
        log.ordersCreated += 1;
        return { tempBookingId } satisfies Wire<typeof CreateOrderResponse>;
      },
    },
    {
      method: 'get',
      path: '/bookings/ongoingAndPreOrder',
      answer: ({ customer }) =>
        dispatch
          .bookingsOf(customer().id)
          .filter(({ moment }) => !isOver(moment.status))
          .sort(currentRideLast)
          .map(ride),
    },
    {
      method: 'get',
      path: '/bookings/doneOrder',
      answer: ({ customer, query }) => {
        const rides = completedRides(customer().id);
        const { pageNo, pageSize } = check(PageQuery, query);
        return {
          content: rides.slice(pageNo * pageSize, (pageNo + 1) * pageSize).map(ride),
          totalElements: rides.length,
          totalPages: Math.ceil(rides.length / pageSize),
          number: pageNo,
          size: pageSize,
        } satisfies Wire<typeof RidesPage>;
      },
    },
    {
      method: 'get',
      path: '/bookings/missing-feedback',
      answer: ({ customer }) => {
        const rated = new Set(store.read().feedback.map(({ bookingId }) => bookingId));
        return completedRides(customer().id)
          .filter(({ booking }) => !rated.has(booking.bookingId))
          .map(ride);
      },
    },
    {
      method: 'post',
      path: '/bookings/feedback',
      answer: ({ customer, body }) => {
        const { id } = customer();
        const feedback = check(FeedbackRequest, body);
        const { message: _, bookingId, isSkip, ...answers } = feedback;
        const missing = Object.entries(answers).find(([, answer]) => answer === null);
        if (!isSkip && missing) throw badField(missing[0], 'Expected yes or no');
        const found = dispatch.find(id, bookingId);
        if (!found || !isCompleted(found.moment.status)) throw new HttpFailure(404, 'Booking not found');
        // The last one counts, so that a customer whose first try got lost can send it again.
        const state = store.read();
        const others = state.feedback.filter((one) => one.bookingId !== bookingId);
        store.replace({ ...state, feedback: [...others, feedback] });
        return { bookingId };
      },
    },
    {
      // Last: the names above are no booking ids.
      method: 'get',
      path: '/bookings/:id',
      answer: ({ customer, params }) => {
        const found = dispatch.find(customer().id, params.id ?? '');
        if (!found) throw new HttpFailure(404, 'Booking not found');
        return bookingDetails(found);
      },
    },
  ];
}

/** What the schema cannot see: fields that contradict each other, and names that this company does not know. */
function refuseImpossible(order: Order): void {
  const tariff = tariffs.find(({ carType }) => carType === order.carType);
  if (!tariff) throw badField('carType', 'Unknown car type');
  if (order.noOfPassanger > tariff.seats) throw badField('noOfPassanger', `This car has ${tariff.seats} seats`);
  if (orderStartMs(order) === null) throw badField('orderStartDate', 'There is no such time in Berlin');
  if ((order.isDropRequired === 1) !== (order.dropCoordinates !== '')) {
    throw badField('dropCoordinates', 'It does not fit isDropRequired');
  }
  refuseUnknownOptions('carCategoryIds', 'c-', order.carCategoryIds);
  refuseUnknownOptions('driverFeatureIds', 'd-', order.driverFeatureIds);
}

/** Extras come in two lists, told apart by how their ids begin (Spec §3). */
function refuseUnknownOptions(field: string, prefix: string, ids: readonly string[]): void {
  const unknown = ids.find((id) => !id.startsWith(prefix) || !moreOptions.some((option) => option.id === id));
  if (unknown !== undefined) throw badField(field, `There is no option "${unknown}" in this list`);
}

/**
 * The last entry is the current ride (Spec §4): pre-orders first, the latest of them foremost, then the rides on the
 * road, the newest at the end.
 */
function currentRideLast(one: BookingNow, other: BookingNow): number {
  const waits = ({ moment }: BookingNow) => moment.status === 'JOB_ACCEPTED_YN';
  if (waits(one) !== waits(other)) return waits(one) ? -1 : 1;
  const later = one.booking.dispatchAt.localeCompare(other.booking.dispatchAt);
  return waits(one) ? -later : later;
}
