import { formatStopwatch } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { useNow } from '../../ui/time/use-now';
import * as styles from './dialogs.module.css';

const SECOND_MS = 1_000;

/** How long the search has been going on (milliseconds since 1970). A timer is there to be read, and is not announced every second. */
export function SearchElapsed({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useTranslation('booking');
  const now = useNow(SECOND_MS);
  return (
    <p role="timer" className={styles.elapsed}>
      {t('search.elapsed', { time: formatStopwatch(now - sinceMs) })}
    </p>
  );
}
