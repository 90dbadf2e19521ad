import * as v from 'valibot';
import { CreateOrderRequest, type CreateOrderResponse, type Wire } from '../../src/backend/wire';
import { type Coordinates, isWithin, parseCoordinates } from '../../src/lib/coordinates';
import { GERMANY, isInReach, moreOptions } from '../company/offer';
import { tariffs } from '../company/tariff';
import type { BookingNow, Dispatch } from '../dispatch/dispatch';
import { type Order, orderStartMs } from '../dispatch/new-booking';
import type { BackendLog } from '../log';
import { isOver } from '../scenario';
import { badField, check, type Route, route } from './route';

/** The key that identifies an order sent twice by the browser (decision an-order-has-a-key). */
const ORDER_KEY_HEADER = 'Idempotency-Key';
/** "Now" may be an hour ago in the double hour of October (D21), and clocks of devices may be wrong. */
const LATEST_START_MS = 2 * 3_600_000;
const EARLIEST_ORDER_MS = 366 * 86_400_000;
const OrderHeaders = v.object({ [ORDER_KEY_HEADER]: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100))) });

/** `POST /bookings/createWebsiteOrder` (Spec §7). */
export const orderRoute = (dispatch: Dispatch, log: BackendLog, now: () => number): Route =>
  route('post', '/bookings/createWebsiteOrder', ({ customer, body, header }): Wire<typeof CreateOrderResponse> => {
    const { id } = customer();
    const order = check(CreateOrderRequest, body);
    const { [ORDER_KEY_HEADER]: orderKey } = check(OrderHeaders, { [ORDER_KEY_HEADER]: header(ORDER_KEY_HEADER) });
    const known = orderKey === null ? null : dispatch.findOrder(id, orderKey);
    if (known !== null) return { tempBookingId: known };
    refuseImpossible(order, now());
    if (order.useMiles && dispatch.milesDiscount(id) === 0) {
      throw badField('useMiles', 'There are not enough points');
    }
    if (dispatch.bookingsOf(id).some(isUnderWay)) log.ordersBesideRide += 1;
    const tempBookingId = dispatch.placeOrder(id, order, orderKey);
    log.ordersCreated += 1;
    return { tempBookingId };
  });

/** From the search for a driver on, until the ride is over; a waiting pre-order is not. */
const isUnderWay = ({ moment: { history, status } }: BookingNow) => history.length > 1 && !isOver(status);

/** Refuses orders that the schema cannot detect: contradictory fields, and names unknown to this company. */
function refuseImpossible(order: Order, nowMs: number): void {
  const tariff = tariffs.find(({ carType }) => carType === order.carType);
  if (!tariff) throw badField('carType', 'Unknown car type');
  if (order.noOfPassanger > tariff.seats) throw badField('noOfPassanger', `This car has ${tariff.seats} seats`);
  refuseImpossibleStart(orderStartMs(order), nowMs);
  const { isDropRequired, dropCoordinates, dropAreaName, dropCity, dropZipcode } = order;
  const drop = isDropRequired === 1 ? dropCoordinates : dropCoordinates + dropAreaName + dropCity + dropZipcode;
  if ((isDropRequired === 1) !== (drop !== '')) throw badField('isDropRequired', 'It does not fit the drop');
  refuseUnservedTrip(order);
  refuseUnknownOptions('carCategoryIds', 'c-', order.carCategoryIds);
  refuseUnknownOptions('driverFeatureIds', 'd-', order.driverFeatureIds);
}

/**
 * Returns the pickup. Throws 400 for a pickup outside the service area, and for a drop that is too far from the pickup.
 */
export function refuseUnservedTrip(trip: {
  readonly pickupCoordinates: string;
  readonly dropCoordinates: string;
}): Coordinates {
  const [pickup, drop] = [parseCoordinates(trip.pickupCoordinates), parseCoordinates(trip.dropCoordinates)];
  if (!pickup || !isWithin(pickup, GERMANY))
    throw badField('pickupCoordinates', 'The company picks up in Germany only');
  if (drop && !isInReach(pickup, drop)) throw badField('dropCoordinates', 'That is more than 1000 km away');
  return pickup;
}

function refuseImpossibleStart(startMs: number | null, nowMs: number): void {
  if (startMs === null) throw badField('orderStartDate', 'There is no such time in Berlin');
  if (startMs < nowMs - LATEST_START_MS) throw badField('orderStartDate', 'That has passed');
  if (startMs > nowMs + EARLIEST_ORDER_MS) throw badField('orderStartDate', 'That is more than a year ahead');
}

/** An order has two lists of extras, by the prefix of their ids (Spec §3). */
function refuseUnknownOptions(field: string, prefix: string, ids: readonly string[]): void {
  const unknown = ids.find((id) => !id.startsWith(prefix) || !moreOptions.some((option) => option.id === id));
  if (unknown !== undefined) throw badField(field, 'There is no such option in this list');
  if (new Set(ids).size < ids.length) throw badField(field, 'An option is named twice');
}
