import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import { MapScreen } from '../../maps/screen/map-screen';
import type { AddressLines } from '../../places/place';
import { TripLine } from '../../ui/trip-line';
import { useDropText } from '../following/use-drop-text';
import { useShownConnection } from '../following/use-shown-connection';
import type { FollowedRide } from '../following/use-tracking';
import { useTrip } from '../following/use-trip';
import { RideOptions } from '../notifications/ride-options';
import { useRideNotifications } from '../notifications/use-ride-notifications';
import { StatusBanner } from '../status/status-banner';
import { useBannerText } from '../status/use-banner-text';
import { useBookedTime } from '../status/use-booked-time';
import { useRideClock } from '../status/use-ride-clock';
import { BookingFacts } from './booking-facts';
import { DriverCard } from './driver-card';
import { EndedActions, EndedNote } from './ended-ride';
import { RideActions } from './ride-actions';
import { RideFreshness } from './ride-freshness';
import { TrackingMap } from './tracking-map';
import * as styles from './tracking-screen.module.css';
import type { RideDialog } from './use-ride-dialog';

interface FollowedPanelProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
  readonly dialog: RideDialog;
}

/** The left panel of a followed ride. It is complete without the map on the right (Spec §2). */
export function FollowedPanel({ ride, dialog }: FollowedPanelProps) {
  const { t } = useTranslation('ride');
  const { tracking } = ride;
  const { booking, status } = tracking;
  const row = jobStatusTable[status];
  // One clock for the minutes and ages in banner, panel and map.
  const nowMs = useRideClock(ride);
  const { arrivalsAtMs } = ride.readTimes();
  const connection = useShownConnection(ride.live);
  const trip = useTrip(tracking);
  const booked = useBookedTime(trip.startsAt, trip.isListRead);
  const sentence = useBannerText(tracking, booked);
  useRideNotifications(tracking, tracking.isNewDriver ? t('news.newDriver') : sentence);
  const title = useFocusAtEnd(row.isOver);
  const arrival = useDropText(tracking, arrivalsAtMs, trip.route, nowMs);
  const tripLine = (
    <TripLine
      start={<Stop lines={trip.pickup} fallback={t('trip.pickup')} />}
      end={
        <Stop
          lines={trip.drop}
          fallback={booking.drop ? t('trip.drop') : t('trip.open')}
          note={arrival}
          hasNote={booking.drop !== null && !row.isOver}
        />
      }
    />
  );

  return (
    <MapScreen
      panel={
        <section className={styles.panel} aria-labelledby="ride-title">
          <h1 id="ride-title" ref={title} tabIndex={-1} className="quiet-text">
            {t('title')}
          </h1>
          <StatusBanner
            ride={ride}
            connection={connection}
            arrivalsAtMs={arrivalsAtMs}
            sentence={sentence}
            booked={booked}
            route={trip.route}
            pickup={trip.pickup}
            drop={trip.drop}
            nowMs={nowMs}
          >
            {row.isOver ? <EndedNote status={status} ride={trip.completed} /> : undefined}
          </StatusBanner>
          {/* Content that grows during the ride is last. The end of the ride shows another list. */}
          <div key={String(row.isOver)} className={styles.body}>
            <div className={row.isOver ? '' : styles.driverRoom}>
              <DriverCard tracking={tracking} />
            </div>
            {tripLine}
            <BookingFacts bookingId={booking.bookingId} trip={trip} />
            {!row.isOver && (
              <>
                <RideOptions />
                <RideFreshness ride={ride} live={connection.live} nowMs={nowMs} />
              </>
            )}
          </div>
        </section>
      }
      foot={row.isOver ? <EndedActions tracking={tracking} trip={trip} /> : <RideActions ride={ride} dialog={dialog} />}
      map={<TrackingMap tracking={tracking} arrivalsAtMs={arrivalsAtMs} route={trip.route} nowMs={nowMs} />}
    />
  );
}

/** The end of a ride removes its buttons and dialogs. If one of them had the focus, it moves to the panel's title. */
function useFocusAtEnd(isOver: boolean) {
  const title = useRef<HTMLHeadingElement>(null);
  const wasOver = useRef(isOver);
  useEffect(() => {
    const hasEnded = isOver && !wasOver.current;
    wasOver.current = isOver;
    if (hasEnded && document.activeElement === document.body) title.current?.focus();
  }, [isOver]);
  return title;
}

interface StopProps {
  readonly lines: AddressLines | null;
  readonly fallback: string;
  readonly note?: string;
  /** Whether a note will follow: reserves its line. */
  readonly hasNote?: boolean;
}

/** Pickup or destination; reserves two lines for an address that loads later. */
function Stop({ lines, fallback, note, hasNote = false }: StopProps) {
  return (
    <div className={hasNote ? styles.stopWithNote : styles.stop}>
      <strong translate={lines ? 'no' : undefined}>{lines?.first ?? fallback}</strong>
      {lines?.second && (
        <div className="soft" translate="no">
          {lines.second}
        </div>
      )}
      {note && <div className={`soft ${styles.note}`}>{note}</div>}
    </div>
  );
}
