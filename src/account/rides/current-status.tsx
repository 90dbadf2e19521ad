import { useQueryClient } from '@tanstack/react-query';
import { queryKeys } from '../../backend/query';
import type { Ride } from '../../backend/types';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import { RideStatus } from '../../job/ride-status';
import { useRideGlance } from '../../job/use-ride-glance';
import { useTimeout } from '../../ui/effects';

/** The status of a current ride, as on its own screen. */
export function CurrentStatus({ ride }: { readonly ride: Ride }) {
  const { t } = useTranslation('status');
  const { isKnown, sentence, vehicleName, driverRating, time, ...glance } = useRideGlance(
    ride.bookingId,
    ride.startsAt,
  );
  const queries = useQueryClient();
  const { isOver } = jobStatusTable[glance.status];
  // It is no current ride any more: the lists are read again.
  useTimeout(isOver ? 0 : null, () => void queries.invalidateQueries({ queryKey: queryKeys.currentRides }));
  if (!isKnown) return null;
  // The time of a pre-order is the heading below.
  return (
    <RideStatus size="small" {...glance} time={time?.meaning === 'booked' ? null : time}>
      <p>{t(sentence)}</p>
    </RideStatus>
  );
}
