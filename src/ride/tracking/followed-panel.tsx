import { formatClock } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import type { AddressLines } from '../../lib/place';
import { MapScreen } from '../../maps/map-screen';
import { TripLine } from '../../ui/trip-line';
import { useNow } from '../../ui/use-now';
import { ConnectionPill } from './connection-pill';
import { DriverCard } from './driver-card';
import { EndedRide } from './ended-ride';
import { RideSteps } from './ride-steps';
import { StatusBanner } from './status-banner';
import { TrackingMap } from './tracking-map';
import * as styles from './tracking-screen.module.css';
import type { FollowedRide } from './use-tracking';
import { useTrip } from './use-trip';

/** The minutes follow the clock this often, in the banner and on the map alike. */
const LOOK_EVERY_MS = 10_000;

interface FollowedPanelProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
}

/** A ride that is followed: the panel on the left, the map on the right (Spec §2). */
export function FollowedPanel({ ride }: FollowedPanelProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const nowMs = useNow(LOOK_EVERY_MS);
  const { tracking } = ride;
  const { booking, status, dropAtMs } = tracking;
  const trip = useTrip(booking);
  const row = jobStatusTable[status];
  // On board the banner says it already.
  const isSaid = dropAtMs === null || row.arrival === 'drop';
  const arrival = isSaid ? '' : t('trip.arrives', { time: formatClock(language, new Date(dropAtMs)) });

  return (
    <MapScreen
      panel={
        <section className={`card ${styles.panel}`} aria-labelledby="ride-title">
          <h1 id="ride-title" className="quiet-text">
            {t('title')}
          </h1>
          <StatusBanner tracking={tracking} route={trip.route} nowMs={nowMs} />
          <div className={styles.body}>
            {row.step !== null && <RideSteps step={row.step} />}
            <DriverCard tracking={tracking} />
            <TripLine
              start={<Stop lines={trip.pickup} fallback={t('trip.pickup')} />}
              end={<Stop lines={trip.drop} fallback={booking.drop ? t('trip.drop') : t('trip.open')} note={arrival} />}
            />
            {row.isOver ? <EndedRide tracking={tracking} trip={trip} /> : <ConnectionPill ride={ride} />}
          </div>
        </section>
      }
      map={<TrackingMap tracking={tracking} route={trip.route} nowMs={nowMs} />}
    />
  );
}

interface StopProps {
  readonly lines: AddressLines | null;
  readonly fallback: string;
  readonly note?: string;
}

function Stop({ lines, fallback, note }: StopProps) {
  return (
    <>
      <strong>{lines?.first ?? fallback}</strong>
      {lines?.second && <div className="soft">{lines.second}</div>}
      {note && <div className="soft">{note}</div>}
    </>
  );
}
