import { formatClock, formatMinutes } from '../../i18n/formats';
import type { Language } from '../../i18n/languages';
import { type JobStatus, jobStatusTable } from '../../job/job-status';
import { type Coordinates, formatCoordinates } from '../../lib/coordinates';
import { minutesUntil } from '../../lib/minutes-until';

/** What others may know of a ride: the car, who drives it, where it was last and when it arrives; null and empty for what is not known. */
export interface SharedRide {
  readonly status: JobStatus;
  readonly driverName: string;
  readonly booking: { readonly carNumber: string };
  readonly vehicle: { readonly position: Coordinates; readonly seenAtMs: number } | null;
  readonly pickupAtMs: number | null;
  readonly dropAtMs: number | null;
}

/** The lines of the shared text, as keys of `share.lines`. */
type ShareLine = 'intro' | 'plate' | 'driver' | 'pickup' | 'drop' | 'position' | 'noPosition';
/** Says a line in the page's language. */
type Say = (line: ShareLine, values?: Readonly<Record<string, string>>) => string;

/** A link that opens the position on any device: https://developers.google.com/maps/documentation/urls/get-started */
export const positionLink = (position: Coordinates) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(formatCoordinates(position))}`;

/**
 * What is shared of a ride (D9): number plate, driver, minutes, the taxi's last position as a map link and its time. What is not known
 * is left out; nothing about the customer is in it.
 */
export function shareText(ride: SharedRide, nowMs: number, language: Language, say: Say): string {
  const { booking, driverName, status, vehicle, pickupAtMs, dropAtMs } = ride;
  const { arrival } = jobStatusTable[status];
  const atMs = arrival === 'drop' ? dropAtMs : arrival === 'pickup' ? pickupAtMs : null;
  const clock = (instantMs: number) => formatClock(language, new Date(instantMs));
  const lines = [
    say('intro'),
    booking.carNumber && say('plate', { plate: booking.carNumber }),
    driverName && say('driver', { driver: driverName }),
    arrival &&
      atMs !== null &&
      say(arrival, {
        time: clock(atMs),
        minutes: formatMinutes(language, minutesUntil(atMs, nowMs)),
      }),
    vehicle
      ? say('position', { time: clock(vehicle.seenAtMs), link: positionLink(vehicle.position) })
      : say('noPosition'),
  ];
  return lines.filter(Boolean).join('\n');
}
