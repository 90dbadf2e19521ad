import { now } from '../../device/clock';
import { formatStopwatch, hoursInWords } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { useNow } from '../../ui/time';
import * as styles from './dialogs.module.css';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
/** From here on a stopwatch is no help, and after a sleep of the device nobody has searched for so long. */
const HOUR_MS = 3_600_000;

/**
 * The time since the order (`sinceMs`: milliseconds since 1970 on the backend's clock). Not a live region: screen
 * readers would announce every second.
 */
export function SearchElapsed({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  useNow(SECOND_MS);
  const elapsedMs = now() - sinceMs;
  if (elapsedMs >= HOUR_MS) {
    const time = hoursInWords(language, Math.floor(elapsedMs / MINUTE_MS));
    return (
      <p role="timer" className={styles.elapsed}>
        {t('search.booked', { time })}
      </p>
    );
  }
  const time = formatStopwatch(elapsedMs);
  return (
    <p role="timer" className={styles.elapsed} aria-label={t('search.elapsed', { time })}>
      {time}
    </p>
  );
}
