import type { Ride } from '../../backend/types';
import { useTranslation } from '../../i18n/use-translation';
import { RideStatus } from '../../job/ride-status';
import { useRideGlance } from '../../job/use-ride-glance';

/** The status of a current ride, as on its own screen. */
export function CurrentStatus({ ride }: { readonly ride: Ride }) {
  const { t } = useTranslation('status');
  const { isKnown, sentence, vehicleName, driverRating, time, ...glance } = useRideGlance(
    ride.bookingId,
    ride.startsAt,
  );
  if (!isKnown) return null;
  // The time of a pre-order is the heading below.
  return (
    <RideStatus size="small" {...glance} time={time?.meaning === 'booked' ? null : time}>
      <p>{t(sentence)}</p>
    </RideStatus>
  );
}
