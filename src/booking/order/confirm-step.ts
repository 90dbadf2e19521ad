import type { VehicleCategory } from '../../backend/types';
import { isSamePromise } from '../../price/price';
import { type BookingRequest, requestPrice } from './booking-request';
import type { BookingFlow } from './flow-steps';

export type ConfirmStep = BookingFlow & { readonly step: 'confirming' };

/** The confirm dialog of a request. It asks anew whether the bonus is used. */
export function confirming(request: BookingRequest): ConfirmStep {
  const { bonus, ...withoutBonus } = request;
  return { step: 'confirming', request: bonus === undefined ? request : withoutBonus, discount: null };
}

/**
 * The confirm dialog after the form was read again (null: it could not be): a promised price that differs from the one
 * shown before counts as changed.
 */
export function confirmingAnew(before: BookingRequest, request: BookingRequest | null): ConfirmStep {
  const shown = confirming(before);
  if (!request) return shown;
  return before.price || request.price ? confirming(request) : withChange(confirming(request), shown.request);
}

/**
 * The confirm dialog with the backend's latest statement about the vehicle; null if it could not be loaded. A promise
 * is replaced by the latest one; an estimate stays as it was submitted.
 */
export function withOffer(flow: ConfirmStep, category: VehicleCategory | null): ConfirmStep {
  const { renewal, request, bonusFor = request, ...rest } = flow;
  if (request.price) return flow;
  if (!category) return renewal === 'loading' ? { ...flow, renewal: 'failed' } : flow;
  const [before, after] = [requestPrice(request), requestPrice({ ...request, category })];
  const isSame = isSamePromise(before, after) && before.validUntil?.getTime() === after.validUntil?.getTime();
  // After a failure the same promise is the old one, which has run out.
  if (isSame && renewal !== 'loading') return flow;
  return withChange({ ...rest, bonusFor, request: { ...request, category } }, request);
}

/** The price shown before the change, next to the new one; none if they promise the same. */
function withChange({ was: known, ...flow }: ConfirmStep, before: BookingRequest): ConfirmStep {
  const was = known ?? requestPrice(before);
  return isSamePromise(was, requestPrice(flow.request)) ? flow : { ...flow, was };
}
