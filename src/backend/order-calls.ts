import { env } from '../env';
import * as answers from './action-answers';
import { type Answer, request } from './request';
import { orderOnWire } from './to-wire';
import type { OrderRequest } from './types';

/** GET /bookings/get-miles: the discount in euro for the customer's points (D3), 0 for none. */
export async function getMilesDiscount(): Answer<number> {
  return request({
    method: 'GET',
    path: '/bookings/get-miles',
    bearer: true,
    answer: answers.milesAnswer,
    failure: 'bookingFailed',
  });
}

/**
 * POST /bookings/createWebsiteOrder: the id under which the booking is followed (D30). A browser resends a request if
 * its connection breaks before the answer, and a customer may retry: the key of the intent (D29) lets the backend
 * recognise the order.
 */
export async function createOrder(order: OrderRequest, key: string): Answer<string> {
  return request({
    headers: env.orderKeyHeader ? { [env.orderKeyHeader]: key } : {},
    method: 'POST',
    path: '/bookings/createWebsiteOrder',
    bearer: true,
    body: orderOnWire(order),
    answer: answers.orderAnswer,
    failure: 'bookingFailed',
  });
}
