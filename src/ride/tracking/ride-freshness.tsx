import { formatClock, formatKilometers, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import { ageText } from '../../job/ride-status';
import { type Age, ageOf, STALE_AFTER_MS } from '../../job/ride-time';
import { distanceInMeters, METERS_PER_KM } from '../../lib/coordinates';
import type { Freshness } from '../../live/freshness';
import { isPaused, isUp, type LiveState } from '../../live/live-message';
import type { FollowedRide } from '../following/use-tracking';
import * as banner from '../status/status-banner.module.css';
import * as styles from './tracking-screen.module.css';

interface RideFreshnessProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
  /** The connection as shown. */
  readonly live: LiveState;
  readonly nowMs: number;
}

/**
 * Three separate facts: the state of the connection, the age of the position, the time of the status. "Live" is shown
 * only while frames arrive (D43). If HTTP replaces them, it says so; the banner says that the connection is lost (D16).
 */
export function RideFreshness({ ride, live, nowMs }: RideFreshnessProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { freshness, tracking } = ride;
  const word = wordOf(live, freshness);
  const time = formatClock(language, new Date(tracking.restoredFromMs ?? ride.readTimes().updatedAtMs));

  return (
    <div className={styles.freshness}>
      <dl className={`${styles.truths} ${styles.stacked}`}>
        <div>
          <dt>{t('truths.connection')}</dt>
          <dd>
            <span className={word === 'live' ? banner.dotLive : banner.dot} aria-hidden="true" />
            {t(`connection.${word}`)}
          </dd>
        </div>
        <div>
          <dt>{t('truths.updated')}</dt>
          <dd>{t('truths.updatedAt', { time })}</dd>
        </div>
        <div className={styles.position}>
          <dt>{t('truths.position')}</dt>
          <Position ride={ride} nowMs={nowMs} />
        </div>
      </dl>
      <div className={styles.told}>
        {tracking.restoredFromMs !== null && <LastKnownNote age={ageOf(tracking.restoredFromMs, nowMs)} />}
        {tracking.restoredFromMs === null && freshness !== 'live' && (
          <p className="soft">
            {freshness === 'unreachable' ? t('connection.unreachable', { time }) : t('connection.checking')}
          </p>
        )}
      </div>
    </div>
  );
}

/** An assumed connection (D15) has sent no frame yet; one that was lost just now is shown as it was (D16). */
function wordOf(live: LiveState, freshness: Freshness): 'live' | 'paused' | 'quiet' | 'connected' | 'reconnecting' {
  if (isPaused(live)) return 'paused';
  if (!isUp(live)) return 'reconnecting';
  if (freshness === 'quiet' || freshness === 'unreachable') return 'quiet';
  return live === 'acknowledged' ? 'live' : 'connected';
}

/** The taxi's position as text: its distance from the pickup, and its age. */
function Position({ ride: { tracking, readTimes }, nowMs }: Omit<RideFreshnessProps, 'live'>) {
  const { t } = useTranslation(['ride', 'status']);
  const language = useLanguage();
  const { vehicle, booking } = tracking;
  const seenAtMs = readTimes().seenAtMs ?? 0;
  if (!vehicle) return <dd>{UNKNOWN}</dd>;
  const isComing = jobStatusTable[tracking.status].arrival === 'pickup';
  const meters = distanceInMeters(vehicle.position, booking.pickup);
  // At the pickup itself the distance is the shortest one, not an unknown one.
  const distance = formatKilometers(language, Math.max(meters, 1) / METERS_PER_KM);
  return (
    <dd>
      {ageText(ageOf(seenAtMs, nowMs), t)}
      {isComing && ` · ${t('truths.fromPickup', { distance })}`}
      {nowMs - seenAtMs >= STALE_AFTER_MS && <strong className={styles.stale}>{t('truths.stale')}</strong>}
    </dd>
  );
}

/** Says that the ride is restored from the device, while the backend does not answer. */
function LastKnownNote({ age }: { readonly age: Age }) {
  const { t } = useTranslation(['ride', 'status']);
  return (
    <p className={styles.lastKnown}>
      {/* Screen readers announce the sentence, not each age. */}
      <span role="status">{t('truths.lastKnown')}</span> <strong>{ageText(age, t)}</strong>
    </p>
  );
}
