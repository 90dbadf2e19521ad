import { minutesInWords } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { minutesUntil, type RideTime, staleAge } from '../../job/ride-time';
import { useSlowly } from '../../ui/time';

/** Screen readers hear the minutes at most this often. */
const MINUTES_EVERY_MS = 30_000;

interface ArrivalNewsProps {
  readonly time: RideTime | null;
  readonly nowMs: number;
}

/** Announces the whole minutes until the taxi arrives, at most every 30 s; nothing about a booked time or old news. */
export function ArrivalNews({ time, nowMs }: ArrivalNewsProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const news = useSlowly(textOf(), time?.atMs ? MINUTES_EVERY_MS : 0);
  return (
    <p role="status" className="quiet-text">
      {news}
    </p>
  );

  function textOf(): string {
    if (!time?.atMs || time.meaning === 'booked' || staleAge(time.toldAtMs, nowMs)) return '';
    const minutes = minutesInWords(language, minutesUntil(time.atMs, nowMs));
    return t(`follow.${time.meaning}`, { minutes });
  }
}
