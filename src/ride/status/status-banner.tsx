import type { ReactNode } from 'react';
import { formatKilometers, formatMinutes } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import type { Cancelling } from '../../job/cancelling';
import { isGone } from '../../job/followed-job';
import { JobStatus, jobStatusTable } from '../../job/job-status';
import { RideStatus } from '../../job/ride-status';
import { rideTime } from '../../job/ride-time';
import type { DrivingRoute } from '../../maps/routing/find-route';
import type { AddressLines } from '../../places/place';
import type { Tracking } from '../following/tracking';
import { remainingKilometers } from '../following/trip';
import { minutesLate } from './arrival';
import { ArrivalNews } from './arrival-news';
import type { BookedTime } from './booked-time';

interface StatusBannerProps {
  readonly tracking: Tracking;
  readonly cancelling: Cancelling;
  readonly sentence: string;
  readonly booked: BookedTime;
  readonly route: DrivingRoute | null;
  readonly pickup: AddressLines | null;
  readonly drop: AddressLines | null;
  readonly nowMs: number;
  /** Further content for a ride that has ended. */
  readonly children?: ReactNode;
}

/** The status of the followed ride (Spec §4). It is as high in every status, so that nothing below it moves. */
export function StatusBanner(props: StatusBannerProps) {
  const { tracking, cancelling, sentence, booked, route, pickup, drop, nowMs, children } = props;
  const { t } = useTranslation(['ride', 'status']);
  const language = useLanguage();
  const { status, driverName, booking, isCorrected, isNewDriver } = tracking;
  const { banner, arrival, hasDriver, isOver } = jobStatusTable[status];
  const isMissing = isGone(tracking);
  const isNamed = status === JobStatus.ACCEPTED || isNewDriver;
  const hasNews = isMissing || isNewDriver || cancelling.state === 'confirmed' || isCorrected;
  const unknown = { pickupAtMs: null, dropAtMs: null };
  const time = rideTime(status, { ...(isMissing ? unknown : tracking), bookedAtMs: booked.at?.getTime() ?? null });
  const kilometers = remainingKilometers(route?.path ?? [], tracking.vehicle?.position ?? null);
  const end = arrival === 'drop' ? drop : pickup;
  const endName = t(arrival === 'drop' ? 'ride:trip.drop' : 'ride:trip.pickup');
  const hasPlace = hasDriver && !isOver && !isNamed && !hasNews;

  return (
    <RideStatus
      status={status}
      size="large"
      time={time}
      nowMs={nowMs}
      plate={booking.carNumber}
      vehicleName={booking.vehicleName}
      place={
        hasPlace &&
        end && (
          <>
            {endName}: <span translate="no">{end.first}</span>
          </>
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
        {isNamed && driverName && (
          <p translate="no">
            {driverName}
            {booking.carNumber && <span className="quiet-text">{` · ${booking.carNumber}`}</span>}
          </p>
        )}
        {cancelling.state === 'confirmed' && <p>{t('ride:cancel.confirmed')}</p>}
        {isCorrected && <p>{t('ride:news.corrected')}</p>}
      </div>
      <ArrivalNews time={time} nowMs={nowMs} />
    </RideStatus>
  );

  /** The delay or gain compared with the first announced arrival; news alone takes the place of the next step too. */
  function noteOf(): ReactNode {
    const late = arrival === 'pickup' && !isMissing ? minutesLate(tracking.pickupAtMs, tracking.promisedAtMs) : null;
    if (late) {
      const minutes = formatMinutes(language, Math.abs(late));
      return <p>{t(`ride:arrival.${late > 0 ? 'later' : 'earlier'}`, { minutes })}</p>;
    }
    return children ?? (hasNews ? '' : undefined);
  }
}
