import { formatClock } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { isPaused, isUp } from '../../live/live-message';
import { Button } from '../../ui/button';
import * as styles from './tracking-screen.module.css';
import { useNow } from './use-now';
import type { FollowedRide } from './use-tracking';

const LOOK_EVERY_MS = 1_000;
const SECONDS_PER_MINUTE = 60;

interface ConnectionPillProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
}

/** How fresh the screen is: live, reconnecting, or paused with what happens meanwhile and a Retry (D16). */
export function ConnectionPill({ ride }: ConnectionPillProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { live, retry, readAtMs, hasReadFailed } = ride;

  if (isPaused(live)) {
    const time = formatClock(language, new Date(Math.max(readAtMs, ride.tracking.vehicle?.seenAtMs ?? 0)));
    return (
      <div className={styles.paused}>
        <p className={styles.pill}>{t('connection.paused')}</p>
        <p className="soft">{hasReadFailed ? t('connection.unreachable', { time }) : t('connection.checking')}</p>
        <Button look="quiet" onClick={retry}>
          {t('connection.retry')}
        </Button>
      </div>
    );
  }
  return (
    <p className={styles.pill}>
      <span className={isUp(live) ? styles.dotLive : styles.dot} aria-hidden="true" />
      {isUp(live) ? t('connection.live') : t('connection.reconnecting')}
      {ride.tracking.vehicle && <PositionAge seenAtMs={ride.tracking.vehicle.seenAtMs} />}
    </p>
  );
}

/** A part of its own, so that only these words are drawn again every second. */
function PositionAge({ seenAtMs }: { readonly seenAtMs: number }) {
  const { t } = useTranslation('ride');
  const seconds = Math.max(0, Math.round((useNow(LOOK_EVERY_MS) - seenAtMs) / 1_000));
  const minutes = Math.floor(seconds / SECONDS_PER_MINUTE);
  const age = minutes > 0 ? t('connection.minutesOld', { minutes }) : t('connection.secondsOld', { seconds });
  return <span>{`· ${age}`}</span>;
}
