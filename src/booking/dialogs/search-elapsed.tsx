import { formatStopwatch } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { useNow } from '../../ui/time/use-now';
import * as styles from './dialogs.module.css';

const SECOND_MS = 1_000;

/**
 * Elapsed search time (`sinceMs`: milliseconds since 1970). Not a live region: screen readers would announce every
 * second.
 */
export function SearchElapsed({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useTranslation('booking');
  const now = useNow(SECOND_MS);
  return (
    <p role="timer" className={styles.elapsed}>
      {t('search.elapsed', { time: formatStopwatch(now - sinceMs) })}
    </p>
  );
}
