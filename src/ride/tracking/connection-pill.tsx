import { formatClock } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { isLive, isPaused, isUp, type LiveState } from '../../live/live-message';
import { Button } from '../../ui/button';
import { useNow } from '../../ui/use-now';
import * as styles from './tracking-screen.module.css';
import type { FollowedRide } from './use-tracking';

const LOOK_EVERY_MS = 1_000;
const SECONDS_PER_MINUTE = 60;

interface ConnectionPillProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
}

/**
 * How fresh the screen is. "Live" is said only while frames come (D43); where HTTP tells instead, that is said, with a Retry where the
 * live connection rests (D16).
 */
export function ConnectionPill({ ride }: ConnectionPillProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { live, isQuiet, isHttpInCharge, retry, readAtMs, hasReadFailed } = ride;
  const seenAtMs = ride.tracking.vehicle?.seenAtMs ?? 0;
  const time = formatClock(language, new Date(Math.max(readAtMs, seenAtMs)));

  return (
    <div className={styles.freshness}>
      <p className={styles.pill}>
        <span className={isLive(live, isQuiet) ? styles.dotLive : styles.dot} aria-hidden="true" />
        {t(`connection.${wordOf(live, isQuiet)}`)}
        {seenAtMs > 0 && <PositionAge seenAtMs={seenAtMs} />}
      </p>
      {isHttpInCharge && (
        <p className="soft">{hasReadFailed ? t('connection.unreachable', { time }) : t('connection.checking')}</p>
      )}
      {isPaused(live) && (
        <Button look="quiet" onClick={retry}>
          {t('connection.retry')}
        </Button>
      )}
    </div>
  );
}

function wordOf(live: LiveState, isQuiet: boolean): 'live' | 'paused' | 'quiet' | 'connected' | 'reconnecting' {
  if (isLive(live, isQuiet)) return 'live';
  if (isPaused(live)) return 'paused';
  if (!isUp(live)) return 'reconnecting';
  return isQuiet ? 'quiet' : 'connected';
}

/** A part of its own, so that only these words are drawn again every second. */
function PositionAge({ seenAtMs }: { readonly seenAtMs: number }) {
  const { t } = useTranslation('ride');
  const seconds = Math.max(0, Math.round((useNow(LOOK_EVERY_MS) - seenAtMs) / 1_000));
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const age = minutes > 0 ? t('connection.minutesOld', { minutes }) : t('connection.secondsOld', { seconds });
  return <span>{`· ${age}`}</span>;
}
