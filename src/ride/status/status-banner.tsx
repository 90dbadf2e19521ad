import { type ReactNode, useState } from 'react';
import { formatKilometers, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { DriverCard } from '../../job/driver-card';
import { JobStatus, jobStatusTable } from '../../job/job-status';
import { ageText, RideStatus } from '../../job/ride-status';
import { ageOf, minutesLate, rideTime } from '../../job/ride-time';
import { isGone, type Tracking } from '../../job/tracked-ride';
import { isPaused, isUp, type LiveState } from '../../live/live-message';
import type { DrivingRoute } from '../../maps/routing/find-route';
import { useTimeout } from '../../ui/effects';
import { Icon } from '../../ui/icon';
import { TriangleAlert } from '../../ui/icons';
import * as textButton from '../../ui/text-button.module.css';
import { remainingKilometers } from '../following/trip';
import type { FollowedRide } from '../following/use-tracking';
import { ArrivalNews } from './arrival-news';
import { type BookedTime, bannerKey } from './banner';
import * as styles from './status-banner.module.css';

interface StatusBannerProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
  readonly connection: ShownConnection;
  readonly arrivalsAtMs: number | null;
  readonly sentence: string;
  readonly booked: BookedTime;
  readonly route: DrivingRoute | null;
  /** When the taxi was to arrive as the customer ordered it; null if unknown, or past. */
  readonly offeredAtMs: number | null;
  readonly nowMs: number;
  /** Further content for a ride that has ended. */
  readonly children?: ReactNode;
}

/**
 * The status of the followed ride (Spec §4), and that its news is lost or old (D16). It is as high in every status, so
 * that nothing below it moves.
 */
export function StatusBanner(props: StatusBannerProps) {
  const { ride, connection, arrivalsAtMs, sentence, booked, route, offeredAtMs, nowMs, children } = props;
  const { tracking, cancelling } = ride;
  const { t } = useTranslation(['ride', 'status']);
  const language = useLanguage();
  const { status, driverName, booking, isCorrected, isNewDriver } = tracking;
  const { banner, arrival, hasDriver, isOver } = jobStatusTable[status];
  const isMissing = isGone(tracking);
  const isNamed = status === JobStatus.ACCEPTED || isNewDriver;
  const unknown = { pickupAtMs: null, dropAtMs: null };
  // Until the taxi sends its own arrival; it was not offered for another taxi.
  const hasTold = arrivalsAtMs !== null && tracking.promisedAtMs !== null;
  const isOffered = hasDriver && !isNewDriver && !hasTold;
  const arrivals = { ...tracking, pickupAtMs: tracking.pickupAtMs ?? (isOffered ? offeredAtMs : null) };
  const time = rideTime(status, {
    ...(isMissing ? unknown : arrivals),
    arrivalsAtMs,
    bookedAtMs: booked.at?.getTime() ?? null,
  });
  const kilometers = remainingKilometers(route?.path ?? [], tracking.vehicle?.position ?? null);
  const isLost = connection.isLost && !isOver;

  return (
    <RideStatus
      status={status}
      size="large"
      time={time}
      nowMs={nowMs}
      isLost={isLost}
      plate={booking.carNumber}
      driver={
        !isMissing &&
        !isCorrected &&
        (hasDriver || !isOver) && (
          <DriverCard
            status={status}
            driverName={driverName}
            vehicleName={booking.vehicleName}
            plate={booking.carNumber}
            rating={booking.driverRating}
          />
        )
      }
      distance={arrival === 'drop' ? formatKilometers(language, kilometers) : ''}
      note={noteOf()}
    >
      {/* Announced once per status: it changes with the status, not with every frame. */}
      <div role="status">
        <p>{sentence}</p>
        {isMissing && <p>{t('ride:news.lastKnown', { sentence: t(`status:${banner}`) })}</p>}
        {isNewDriver && <p>{t('ride:news.newDriver')}</p>}
        {cancelling.state === 'confirmed' && <p>{t('ride:cancel.confirmed')}</p>}
        {isCorrected && <p>{t('ride:news.corrected')}</p>}
      </div>
      {/* Apart from the sentence, which is not repeated when the plate comes with the next read. */}
      <p role="status" className="quiet-text" translate="no">
        {isNamed && driverName ? [driverName, booking.carNumber].filter(Boolean).join(' · ') : ''}
      </p>
      <ArrivalNews time={time} nowMs={nowMs} />
      <p role="status" className="quiet-text">
        {isLost ? t('ride:connection.lost') : ''}
      </p>
    </RideStatus>
  );

  /**
   * That the news is lost or old, else the delay or gain compared with the first announced arrival, else the age of the
   * taxi's position.
   */
  function noteOf(): ReactNode {
    if (isLost) return <LostNote onRetry={isPaused(connection.live) ? ride.retry : null} />;
    if (tracking.restoredFromMs !== null && !isOver) {
      return <p>{t('ride:connection.known', { age: ageText(ageOf(tracking.restoredFromMs, nowMs), t) })}</p>;
    }
    const late = arrival === 'pickup' && !isMissing ? minutesLate(tracking.pickupAtMs, tracking.promisedAtMs) : null;
    if (late) {
      const minutes = formatMinutes(Math.abs(late));
      return <p>{t(`ride:arrival.${late > 0 ? 'later' : 'earlier'}`, { minutes })}</p>;
    }
    if (!hasDriver || isOver || time?.meaning === 'booked' || (isMissing && !tracking.vehicle)) return children;
    const ago = ageText(ageOf(ride.readTimes().seenAtMs ?? nowMs, nowMs), t);
    return (
      <p className={styles.seen}>
        <span
          className={tracking.vehicle && ride.freshness === 'live' ? styles.dotLive : styles.dot}
          aria-hidden="true"
        />
        {tracking.vehicle ? t('ride:follow.seen', { ago }) : t('ride:follow.unseen')}
      </p>
    );
  }
}

/** One line, so that nothing below the banner moves; screen readers hear a longer sentence once. */
function LostNote({ onRetry }: { readonly onRetry: (() => void) | null }) {
  const { t } = useTranslation('ride');
  const retry = () => {
    // This button is removed next: the focus moves to the panel's title (WCAG 2.4.3).
    document.getElementById('ride-title')?.focus({ preventScroll: true });
    onRetry?.();
  };
  return (
    <p className={styles.lost}>
      <Icon of={TriangleAlert} size={18} />
      <span aria-hidden="true">{t('connection.down')}</span>{' '}
      {onRetry && (
        <button type="button" className={textButton.text} onClick={retry}>
          {t('connection.retry')}
        </button>
      )}
    </p>
  );
}

/** The banner's sentence, with the phone number if the customer has to call. */
export function useBannerText(tracking: Tracking, booked: BookedTime): string {
  const { t } = useTranslation(['status', 'ride']);
  return t(bannerKey(tracking, booked));
}

/** Losses of the connection are shown after this time (D16): most are shorter. */
const LOSS_SHOWN_AFTER_MS = 3_000;

/** The connection as the screen shows it. */
interface ShownConnection {
  readonly live: LiveState;
  /** It was up and is down, or needs a retry. */
  readonly isLost: boolean;
}

/** The connection as shown: short losses are hidden. The first connection is not a loss. */
export function useShownConnection(live: LiveState): ShownConnection {
  const [lastUp, setLastUp] = useState<LiveState | null>(null);
  const [wasUp, setWasUp] = useState(false);
  const isDown = !isUp(live);

  if (!isDown && lastUp !== live) {
    setLastUp(live);
    setWasUp(true);
  }
  // The states of a reconnect do not restart the timer.
  useTimeout(isDown ? LOSS_SHOWN_AFTER_MS : null, () => setLastUp(null));

  const shown = isDown && lastUp !== null ? lastUp : live;
  return { live: shown, isLost: isPaused(shown) || (wasUp && !isUp(shown)) };
}
