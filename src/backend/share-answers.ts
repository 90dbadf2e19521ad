import * as v from 'valibot';
import { isShareToken } from '../lib/id';
import { coordinates, instant, minutes, orNull, text } from '../lib/reading';
import { readStatusWord } from './status-word';

/** Schemas for the answers about a shared ride (D51), parsed as tolerantly as those of `answers` (D42). */

const instantMs = v.pipe(
  instant,
  v.transform((moment) => moment.getTime()),
);

/** The link, whose token and end are required. One that is not said to be new may be known to a friend. */
export const shareAnswer = v.pipe(
  v.object({ token: v.pipe(v.string(), v.check(isShareToken)), expiresAt: instantMs, isNew: orNull(v.boolean()) }),
  // On the backend's clock.
  v.transform(({ token, expiresAt, isNew }) => ({ token, expiresAtMs: expiresAt, isNew: isNew === true })),
);

/** What a friend sees: nothing is required. */
export const followAnswer = v.pipe(
  v.object({
    jobStatus: text,
    location: orNull(coordinates),
    locatedAt: orNull(instantMs),
    minutesToPickup: orNull(minutes),
    minutesToDrop: orNull(minutes),
    vehicleName: text,
    vehicleColour: text,
    carNo: text,
    driverFirstName: text,
    passengerFirstName: text,
    dropDistrict: text,
  }),
  v.transform((ride) => ({
    status: readStatusWord(ride.jobStatus),
    position: ride.location,
    /** The time of the position on the backend's clock, in ms; null if unknown. */
    locatedAtMs: ride.locatedAt,
    minutesToPickup: ride.minutesToPickup,
    minutesToDrop: ride.minutesToDrop,
    vehicleName: ride.vehicleName,
    vehicleColour: ride.vehicleColour,
    carNumber: ride.carNo,
    driverName: ride.driverFirstName,
    passengerName: ride.passengerFirstName,
    dropDistrict: ride.dropDistrict,
  })),
);
