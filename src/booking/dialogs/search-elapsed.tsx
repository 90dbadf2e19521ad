import { formatStopwatch } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { useNow } from '../../ui/use-now';
import * as styles from './dialogs.module.css';

/** How long the search has been going on (milliseconds since 1970). A timer is there to be read, and is not announced every second. */
export function SearchElapsed({ sinceMs }: { readonly sinceMs: number }) {
  const { t } = useTranslation('booking');
  const tell = (nowMs: number) => t('search.elapsed', { time: formatStopwatch(nowMs - sinceMs) });
  const nowMs = useNow(tell);
  return (
    <p role="timer" className={styles.elapsed}>
      {tell(nowMs)}
    </p>
  );
}
