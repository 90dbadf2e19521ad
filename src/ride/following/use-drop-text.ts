import { formatClock, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import { staleAge } from '../../job/ride-time';
import type { Tracking } from '../../job/tracked-ride';
import { minutesUntil } from '../../lib/minutes-until';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { dropTime } from './trip';

/** The drop time, with the minutes of the marker; empty on board, where the banner shows it. */
export function useDropText(
  { status, dropAtMs }: Tracking,
  arrivalsAtMs: number | null,
  route: DrivingRoute | null,
  nowMs: number,
): string {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const told = dropTime({ status, dropAtMs }, route?.minutes ?? null);
  if (told === null || jobStatusTable[status].arrival === 'drop') return '';
  if (told.kind === 'planned') return t('trip.planned', { minutes: formatMinutes(language, told.minutes) });
  const time = formatClock(language, new Date(told.atMs));
  if (staleAge(arrivalsAtMs, nowMs)) return t('trip.arrives', { time });
  return t('trip.arrivesIn', { time, minutes: formatMinutes(language, minutesUntil(told.atMs, nowMs)) });
}
