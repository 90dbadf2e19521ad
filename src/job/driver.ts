import { JobStatus, jobStatusTable } from './job-status';
import type { Driver, TrackedRide } from './tracked-ride';

/** The driver of a name and a number plate; null without both. */
export const driverOf = (name: string, plate: string): Driver | null => (name || plate ? { name, plate } : null);

/** Whether two drivers certainly differ: by number plates, else by names. */
export function isDifferentDriver(before: Driver, after: Driver): boolean {
  if (before.plate && after.plate) return before.plate !== after.plate;
  return before.name !== '' && after.name !== '' && before.name !== after.name;
}

/** The ride with the current driver; a new one starts without position and arrivals, and is new until the pickup. */
export function withDriver<Ride extends TrackedRide>(given: Ride, named: Driver | null): Ride {
  const { hasDriver, arrival } = jobStatusTable[given.status];
  const ride = { ...given, isNewDriver: given.isNewDriver && hasDriver && arrival === 'pickup' };
  if (!hasDriver) return { ...ride, promisedAtMs: null };
  const { driver: before } = ride;
  if (!named) return ride;
  if (before && isDifferentDriver(before, named)) {
    const unknown = { pickupAtMs: null, dropAtMs: null, promisedAtMs: null, vehicle: null };
    return { ...ride, ...unknown, driver: named, isNewDriver: true };
  }
  return { ...ride, driver: { name: named.name || (before?.name ?? ''), plate: named.plate || (before?.plate ?? '') } };
}

const noCar = { carNumber: '', vehicleName: '', driverRating: null } as const;

/** After a frame, which may name a driver but never a vehicle: without a driver, or with a new one, it is unknown. */
export function withNamedDriver<Ride extends TrackedRide>(ride: Ride, before: Ride): Ride {
  if (ride.driverName === before.driverName && ride.status === before.status) return ride;
  const driven = withDriver(ride, driverOf(ride.driverName, ''));
  const isCarGone = driven.isNewDriver && !driven.driver?.plate;
  const isDriverless = ride.status === JobStatus.JOB_ACCEPTED_YN;
  const isKnown = driven.booking === null || !(isCarGone || isDriverless);
  return isKnown ? driven : { ...driven, booking: { ...driven.booking, ...noCar } };
}
