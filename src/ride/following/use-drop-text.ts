import { formatClock, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import type { DrivingRoute } from '../../maps/routing/find-route';
import type { Tracking } from './tracking';
import { DROP_EXTRA_MINUTES, dropTime } from './trip';

/** The drop time as the marker shows it; empty on board, where the banner shows it. */
export function useDropText(tracking: Tracking, route: DrivingRoute | null, nowMs: number): string {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const told = dropTime(tracking, route?.minutes ?? null, nowMs);
  if (told === null || jobStatusTable[tracking.status].arrival === 'drop') return '';
  if (told.kind === 'live') return t('trip.arrives', { time: formatClock(language, new Date(told.atMs)) });
  return t('trip.planned', {
    minutes: formatMinutes(language, told.minutes),
    spare: formatMinutes(language, DROP_EXTRA_MINUTES),
  });
}
