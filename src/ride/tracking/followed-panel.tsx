import { useEffect, useRef } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { type JobStatus, jobStatusTable } from '../../job/job-status';
import { TripRow } from '../../job/trip-row';
import type { AddressLines } from '../../lib/places/place';
import { MapScreen } from '../../maps/screen/map-screen';
import { TripLine } from '../../ui/trip-line';
import type { FollowedRide } from '../following/use-tracking';
import { useDropText, useTrip } from '../following/use-trip';
import { RideOptions } from '../notifications/ride-options';
import { useRideNotifications } from '../notifications/use-ride-notifications';
import { StatusBanner, useBannerText, useShownConnection } from '../status/status-banner';
import { useBookedTime, useRideClock } from '../status/use-ride-clock';
import { BookingFacts } from './booking-facts';
import { EndedActions, EndedNote } from './ended-ride';
import { PreOrderActions } from './pre-order-actions';
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
  const { t } = useTranslation(['ride', 'status']);
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
  useRideNotifications(tracking, tracking.isNewDriver ? t('ride:news.newDriver') : sentence);
  // Until its search starts, nothing happens that could be followed.
  const isAhead = booked.state === 'ahead' && !row.hasDriver;
  const title = useFocusAtEnd(row.isOver);
  const arrival = useDropText(tracking, arrivalsAtMs, trip.route, nowMs);
  const tripLine = (
    <TripLine
      start={<Stop lines={trip.pickup} fallback={t('ride:trip.pickup')} />}
      end={
        <Stop
          lines={trip.drop}
          fallback={booking.drop ? t('ride:trip.drop') : t('status:open')}
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
            {t('ride:title')}
          </h1>
          <StatusBanner
            ride={ride}
            connection={connection}
            arrivalsAtMs={arrivalsAtMs}
            sentence={sentence}
            booked={booked}
            route={trip.route}
            offeredAtMs={trip.offeredAtMs !== null && trip.offeredAtMs > nowMs ? trip.offeredAtMs : null}
            nowMs={nowMs}
          >
            {row.isOver && (
              <EndedNote status={status} ride={trip.completed} isOwn={ride.cancelling.state === 'confirmed'} />
            )}
          </StatusBanner>
          {!row.isOver && (
            <div className={styles.way}>
              <TripRow
                drop={trip.drop?.first ?? (booking.drop ? t('ride:trip.drop') : '')}
                price={trip.price}
                payment={trip.payment}
              />
            </div>
          )}
          {/* Content that grows during the ride is last. The end of the ride shows another list. */}
          <div key={String(row.isOver)} className={styles.body}>
            {tripLine}
            <BookingFacts bookingId={booking.bookingId} trip={trip} />
            {!row.isOver && !isAhead && (
              <>
                <RideOptions />
                <RideFreshness ride={ride} live={connection.live} nowMs={nowMs} />
                <CancelNote status={status} />
              </>
            )}
          </div>
        </section>
      }
      isTall
      foot={
        row.isOver ? (
          <EndedActions tracking={tracking} trip={trip} />
        ) : (
          <RideActions ride={ride} dialog={dialog}>
            {isAhead && <PreOrderActions bookingId={booking.bookingId} trip={trip} />}
          </RideActions>
        )
      }
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

/** Why there is no button that cancels. */
function CancelNote({ status }: { readonly status: JobStatus }) {
  const { t } = useTranslation('ride');
  const { canCancel, hasDriver } = jobStatusTable[status];
  return canCancel ? null : <p className="soft">{t(`actions.cancelling.${hasDriver ? 'late' : 'other'}`)}</p>;
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
