import type { CallFailure } from '../../../../src/backend/failure';
import type { FollowedRide } from '../../../../src/backend/types';
import { fail } from '../../../../src/lib/result';

/** A shared ride on its way to the pickup. */
export const ride: FollowedRide = {
  status: 'ON_THE_WAY',
  position: { lat: 51.31, lng: 9.49 },
  locatedAtMs: 1_000_000,
  minutesToPickup: 6,
  minutesToDrop: 18,
  vehicleName: 'VW Passat',
  vehicleColour: 'Hellelfenbein',
  carNumber: 'KS-TX 106',
  driverName: 'Samira',
  passengerName: '',
  dropDistrict: 'Südstadt',
};

/** A failed read with this status; null: no answer. */
export const failedWith = (status: number | null) =>
  fail<CallFailure>({ kind: status === null ? 'unreachable' : 'refused', status, message: 'bookingDetailsCall' });
