import type { ReactNode } from 'react';
import { formatClock, formatDay, formatKilometers, formatMinutes, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Cancelling } from '../../job/cancelling';
import { isGone } from '../../job/followed-job';
import { JobStatus, jobStatusTable } from '../../job/job-status';
import { berlinWallTime } from '../../lib/berlin-time';
import { minutesUntil } from '../../lib/minutes-until';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { minutesLate } from './arrival';
import type { BookedTime } from './booked-time';
import type { Tracking } from './tracking';
import * as styles from './tracking-screen.module.css';
import { remainingKilometers } from './trip';

interface StatusBannerProps {
  readonly tracking: Tracking;
  readonly cancelling: Cancelling;
  readonly sentence: string;
  readonly booked: BookedTime;
  readonly route: DrivingRoute | null;
  readonly nowMs: number;
  /** Further content for a ride that has ended. */
  readonly children?: ReactNode;
}

/**
 * The current status (Spec §4), with the arrival time as the largest text on the screen; without one, the sentence is
 * the largest. The banner has the same height in every status, so that nothing below it moves.
 */
export function StatusBanner({ tracking, cancelling, sentence, booked, route, nowMs, children }: StatusBannerProps) {
  const { t } = useTranslation('ride');
  const { status, driverName, booking, isCorrected, isNewDriver } = tracking;
  const { banner, arrival } = jobStatusTable[status];
  const isMissing = isGone(tracking);
  const isNamed = status === JobStatus.ACCEPTED || isNewDriver;
  const driver = isNamed ? [driverName, booking.carNumber].filter(Boolean).join(' · ') : '';

  return (
    <div className={`${styles.banner} ${arrival ? '' : styles.alone}`}>
      <div className={styles.words}>
        {/* The only polite live region: it changes with the status, not with every frame. */}
        <div role="status">
          <p className={styles.sentence}>{sentence}</p>
          {isMissing && <p>{t('banner.lastKnown', { sentence: t(banner) })}</p>}
          {isNewDriver && <p>{t('banner.newDriver')}</p>}
          {driver && <p>{driver}</p>}
          {cancelling.state === 'confirmed' && <p>{t('cancel.confirmed')}</p>}
          {isCorrected && <p>{t('banner.corrected')}</p>}
        </div>
        {arrival === 'pickup' && !isMissing && <Change tracking={tracking} />}
      </div>
      {arrival ? <Arrival tracking={tracking} end={arrival} booked={booked} route={route} nowMs={nowMs} /> : children}
    </div>
  );
}

/** The delay or gain compared with the first announced arrival. */
function Change({ tracking }: Pick<StatusBannerProps, 'tracking'>) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const late = minutesLate(tracking.pickupAtMs, tracking.promisedAtMs);
  if (!late) return null;
  const minutes = formatMinutes(language, Math.abs(late));
  return <p className={styles.change}>{t(`arrival.${late > 0 ? 'later' : 'earlier'}`, { minutes })}</p>;
}

interface ArrivalProps extends Omit<StatusBannerProps, 'cancelling' | 'sentence' | 'children'> {
  readonly end: 'pickup' | 'drop';
}

/**
 * The clock time in large text with the minutes beside it, and on board the distance; a dash if unknown, never 0 (D17).
 * Until a taxi sends its arrival, the booked pickup time.
 */
function Arrival({ tracking, end, booked, route, nowMs }: ArrivalProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const toldMs = end === 'pickup' ? tracking.pickupAtMs : tracking.dropAtMs;
  const atMs = isGone(tracking) ? null : toldMs;
  if (end === 'pickup' && atMs === null && booked.at) return <Booked at={booked.at} />;
  const minutes = atMs === null ? null : formatMinutes(language, minutesUntil(atMs, nowMs));
  const kilometers = remainingKilometers(route?.path ?? [], tracking.vehicle?.position ?? null);

  return (
    <div>
      <p className={styles.clock}>
        <span className="quiet-text">{t(`arrival.${end}`)}</span>
        {atMs === null ? UNKNOWN : formatClock(language, new Date(atMs))}
      </p>
      <p>
        {minutes === null ? t('arrival.unknown') : t('arrival.in', { minutes })}
        {end === 'drop' && ` · ${formatKilometers(language, kilometers)}`}
      </p>
    </div>
  );
}

/** The booked pickup in Berlin time (D21). */
function Booked({ at }: { readonly at: Date }) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  return (
    <div>
      <p className={styles.clock}>
        <span className="quiet-text">{t('arrival.booked')}</span>
        {formatClock(language, at)}
      </p>
      <p>{t('arrival.bookedDay', { day: formatDay(language, berlinWallTime(at).date) })}</p>
    </div>
  );
}
