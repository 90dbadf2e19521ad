import { searchStatuses } from '../../../src/backend/status-word';
import { TRACKING } from '../../messages';
import { call } from '../http-client';
import type { LiveSettings } from '../settings';
import { type Frame, type LiveClient, statusIn } from './live-client';

/** Whether a frame is a vehicle's position. */
export const isPosition = ({ key }: Frame) => key === TRACKING;

/** Whether a status is one of the driver search, during which the status over HTTP is JOB_ACCEPTED_YN. */
export const isSearching = (status: string | null) => searchStatuses.some((one) => one === status);

/** The status of a booking over HTTP; null if it cannot be read. */
export async function statusOverHttp(target: LiveSettings, bookingId: string): Promise<string | null> {
  const { body } = await call(target, 'GET', `/bookings/${bookingId}`, { token: target.token });
  const status = (body as { jobStatus?: unknown } | null | undefined)?.jobStatus;
  return typeof status === 'string' ? status : null;
}

/** The problem of a booking whose status over HTTP is none of the frames; if it changes now, a frame reports it. */
export async function differentStatus(
  client: LiveClient,
  target: LiveSettings,
  bookingId: string,
  frames: readonly Frame[],
): Promise<readonly string[]> {
  const status = await statusOverHttp(target, bookingId);
  const isSame = (frame: Frame) => (isSearching(statusIn(frame)) ? 'JOB_ACCEPTED_YN' : statusIn(frame)) === status;
  if (frames.some(isSame)) return [];
  const more = await client.exchange(null, (since) => since.some(isSame));
  const last = frames.map(statusIn).findLast((one) => one !== null);
  return more.some(isSame) ? [] : [`the status is ${last ?? 'not told'} live, and ${status} over HTTP`];
}
