import { type Coordinates, isOnGlobe } from '../../../src/lib/coordinates';
import { messageStatuses } from '../../known-values';
import { farProblems } from '../answer-rules';
import type { Wrong } from '../problems';
import type { HeardFrame } from './live-client';

/** The key of position frames. */
export const TRACKING = 'customer_job_driver_tracking';

/** The statuses without a driver's name, and those with one. REJECTED may be either. */
const NAMELESS = ['JOB_ACCEPTED_YN', 'SEARCHING', 'CANCELED'];
const NAMED = ['ASSIGNED', 'ACCEPTED', 'ON_THE_WAY', 'AT_CUSTOMER', 'CUSTOMER_ONBOARD'];

/** The order of the statuses; a search repeats its own. */
const RANKS: Readonly<Record<string, number>> = {
  JOB_ACCEPTED_YN: 0,
  SEARCHING: 1,
  ASSIGNED: 1,
  REJECTED: 1,
  ACCEPTED: 2,
  ON_THE_WAY: 3,
  AT_CUSTOMER: 4,
  CUSTOMER_ONBOARD: 5,
  JOB_COMPLETED: 6,
  JOB_SETTLED: 7,
  CANCELED: 8,
};

/** The status in a frame; null for a frame without one. */
export function statusIn({ frame }: HeardFrame): string | null {
  const status = frame.job_status ?? frame.jobStatus;
  return typeof status === 'string' ? status : null;
}

/** The rules of docs/backend.md beyond a frame's shape. */
export function frameProblems(heard: HeardFrame, at: Coordinates): readonly Wrong[] {
  return heard.key === TRACKING ? positionProblems(heard, at) : statusProblems(heard);
}

function statusProblems(heard: HeardFrame): readonly Wrong[] {
  const known = messageStatuses[heard.key];
  const status = statusIn(heard);
  const { booking_id, driver_name } = heard.frame;
  const id = booking_id === undefined ? null : String(booking_id);
  if (!known || status === null) return [];
  if (!known.includes(status)) return [{ field: 'job_status', what: `is ${status}, no status of this message`, id }];
  if (typeof driver_name !== 'string') return [];
  if (NAMELESS.includes(status) && driver_name !== '') {
    return [{ field: 'driver_name', what: `is there in ${status}`, id }];
  }
  return NAMED.includes(status) && driver_name === ''
    ? [{ field: 'driver_name', what: `is empty in ${status}`, id }]
    : [];
}

function positionProblems({ frame }: HeardFrame, at: Coordinates): readonly Wrong[] {
  const { driver_location: location, time_to_reach_pickup_in_min, time_to_reach_drop_in_min } = frame;
  const minutes = Object.entries({ time_to_reach_pickup_in_min, time_to_reach_drop_in_min });
  const wrongs: Wrong[] = minutes
    .filter(([, value]) => typeof value === 'number' && value < 0)
    .map(([field]) => ({ field, what: 'is negative' }));
  if (location === null && frame.status === true) {
    const early = minutes.filter(([, value]) => value !== 0);
    wrongs.push(...early.map(([field]) => ({ field, what: 'is not 0 without a position' })));
  }
  const point = location as Coordinates | null | undefined;
  if (point && isOnGlobe(point)) wrongs.push(...farProblems('driver_location', point, at, null));
  return wrongs;
}

/** The problems in the order of the statuses that one connection sent for one booking. */
export function courseProblems(statuses: readonly string[]): readonly string[] {
  return statuses.flatMap((status, place) => {
    const before = statuses[place - 1];
    if (before === undefined) return [];
    // A cancelled search: REJECTED without a driver's name follows that of the last driver.
    if (status === before && status !== 'REJECTED') return [`${status} was told twice`];
    return (RANKS[status] ?? 0) < (RANKS[before] ?? 0) ? [`${status} came after ${before}`] : [];
  });
}
