import { formatClock, formatMinutes } from '../../i18n/formats';
import type { Language } from '../../i18n/languages';
import type { Translate } from '../../i18n/texts';
import { hasAccepted, jobStatusTable } from '../../job/job-status';
import { minutesUntil } from '../../job/ride-time';
import { type Coordinates, formatCoordinates } from '../../lib/coordinates';
import type { SharedRide } from './shared-ride';

/** A link that opens the position on any device: https://developers.google.com/maps/documentation/urls/get-started */
export const positionLink = (position: Coordinates) =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(formatCoordinates(position))}`;

/**
 * The text that shares a ride (D9): number plate, driver, minutes, the taxi's last position as a map link, and its
 * time. Unknown facts are left out. It says nothing about the customer.
 */
export function shareText(ride: SharedRide, nowMs: number, language: Language, t: Translate<'ride'>): string {
  const { booking, driverName, status, vehicle, pickupAtMs, dropAtMs } = ride;
  const { arrival } = jobStatusTable[status];
  const atMs = arrival === 'drop' ? dropAtMs : pickupAtMs;
  const isNamed = hasAccepted(status);
  const clock = (instantMs: number) => formatClock(language, new Date(instantMs));
  const lines = [
    t('share.lines.intro'),
    isNamed && booking.carNumber && t('share.lines.plate', { plate: booking.carNumber }),
    isNamed && driverName && t('share.lines.driver', { driver: driverName }),
    arrival &&
      atMs !== null &&
      t(`share.lines.${arrival}`, {
        time: clock(atMs),
        minutes: formatMinutes(minutesUntil(atMs, nowMs)),
      }),
    vehicle
      ? t('share.lines.position', { time: clock(vehicle.seenAtMs), link: positionLink(vehicle.position) })
      : t('share.lines.noPosition'),
  ];
  return lines.filter(Boolean).join('\n');
}
