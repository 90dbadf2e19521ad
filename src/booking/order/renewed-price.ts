import type { VehicleCategory } from '../../backend/types';
import { now } from '../../device/clock';
import { priceOf } from '../../price/price';
import { hasRunOut } from '../../price/promise';
import type { Timer } from '../../ui/use-machine';
import type { Vehicles } from '../vehicles/use-vehicles';
import { findChosen } from '../vehicles/vehicles';
import { type BookingRequest, requestPrice } from './booking-request';
import type { BookingEvent } from './flow-steps';

/** A new price that takes longer counts as not loaded. */
const RENEWAL_WAIT_MS = 8_000;
/** The longest delay of a browser's timer; a later end is noticed by the press that orders. */
const LONGEST_TIMER_MS = 2_147_483_647;

/** The end of a promised price while it is being confirmed; none without a promise, or without an end of it. */
export function endOfPromise(request: BookingRequest): readonly Timer<BookingEvent>[] {
  const endsAtMs = requestPrice(request).validUntil?.getTime();
  if (endsAtMs === undefined || endsAtMs - now() > LONGEST_TIMER_MS) return [];
  return [{ key: `price ${endsAtMs}`, delayMs: endsAtMs - now(), fire: () => ({ type: 'priceRanOut' }) }];
}

/**
 * The backend's new statement about a vehicle whose price has run out; null if it does not arrive in time, if the
 * vehicle is gone, or if the new promise has run out already: then no clock can be right.
 */
export async function renewedPrice(
  { form: { vehicleOption, numberOfPersons } }: BookingRequest,
  reload: Vehicles['reload'],
): Promise<VehicleCategory | null> {
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), RENEWAL_WAIT_MS));
  const list = await Promise.race([reload(), late]);
  const category = list && findChosen(list, vehicleOption, numberOfPersons);
  return category && !hasRunOut(priceOf(category), now()) ? category : null;
}
