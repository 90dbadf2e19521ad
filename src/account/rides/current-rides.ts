import type { Ride } from '../../backend/types';
import { isPreOrder } from '../../job/ride-time';

/** A ride that has not ended, and whether it is under way or a pre-order. */
export interface CurrentRide {
  readonly ride: Ride;
  readonly state: 'underWay' | 'preOrdered';
}

const startOf = ({ ride }: CurrentRide) => ride.startsAt?.getTime() ?? 0;

/**
 * Current rides in the order of My Bookings, at a time of the backend's clock (ms): those under way, the current one
 * (last in the backend's list, Spec §4) first; then pre-orders, earliest first.
 */
export function currentRides(rides: readonly Ride[], nowMs: number): readonly CurrentRide[] {
  const all = rides.map(
    (ride): CurrentRide => ({ ride, state: isPreOrder(ride.startsAt, nowMs) ? 'preOrdered' : 'underWay' }),
  );
  return [
    ...all.filter(({ state }) => state === 'underWay').reverse(),
    ...all.filter(({ state }) => state === 'preOrdered').sort((one, other) => startOf(one) - startOf(other)),
  ];
}
