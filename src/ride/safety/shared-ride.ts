import type { JobStatus } from '../../job/job-status';
import type { NewsTimes } from '../../job/tracked-ride';
import type { Coordinates } from '../../lib/coordinates';

/** The facts of a ride that may be shared: vehicle, driver, last position, arrival; null or empty if unknown. */
export interface SharedRide {
  readonly status: JobStatus;
  readonly driverName: string;
  readonly booking: { readonly carNumber: string };
  readonly vehicle: { readonly position: Coordinates; readonly seenAtMs: number } | null;
  readonly pickupAtMs: number | null;
  readonly dropAtMs: number | null;
}

/** A followed ride: its vehicle was seen with the last report, also where it has not moved since. */
export function sharedRide(ride: SharedRide, { seenAtMs }: NewsTimes): SharedRide {
  const { vehicle } = ride;
  return { ...ride, vehicle: vehicle && { ...vehicle, seenAtMs: seenAtMs ?? vehicle.seenAtMs } };
}
