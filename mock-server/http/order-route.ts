import * as v from 'valibot';
import { CreateOrderRequest, type CreateOrderResponse, type Wire } from '../../src/backend/wire';
import { moreOptions } from '../company/more-options';
import { tariffs } from '../company/tariff';
import type { Dispatch } from '../dispatch/dispatch';
import { type Order, orderStartMs } from '../dispatch/new-booking';
import type { BackendLog } from '../log/backend-log';
import { badField, check, type Route } from './route';

/** By this key an order is known again that the browser has sent twice (docs/decisions.md, 11). */
const ORDER_KEY_HEADER = 'Idempotency-Key';
const OrderHeaders = v.object({ [ORDER_KEY_HEADER]: v.nullable(v.pipe(v.string(), v.minLength(1), v.maxLength(100))) });

/** `POST /bookings/createWebsiteOrder` (Spec §7). */
export const orderRoute = (dispatch: Dispatch, log: BackendLog): Route => ({
  method: 'post',
  path: '/bookings/createWebsiteOrder',
  answer: ({ customer, body, header }): Wire<typeof CreateOrderResponse> => {
    const { id } = customer();
    const order = check(CreateOrderRequest, body);
    refuseImpossible(order);
    const { [ORDER_KEY_HEADER]: orderKey } = check(OrderHeaders, { [ORDER_KEY_HEADER]: header(ORDER_KEY_HEADER) });
    const known = orderKey === null ? null : dispatch.findOrder(id, orderKey);
    if (known !== null) return { tempBookingId: known };
    if (order.useMiles && dispatch.milesDiscount(id) === 0) {
      throw badField('useMiles', 'There are not enough points');
    }
    const tempBookingId = dispatch.placeOrder(id, order, orderKey);
    log.ordersCreated += 1;
    return { tempBookingId };
  },
});

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
