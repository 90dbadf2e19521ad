import { JobStatus } from '../../job/job-status';

/** The facts of a ride that can lead to a notification. */
export interface NotifiedRide {
  readonly status: JobStatus;
  readonly isNewDriver: boolean;
  readonly driver: { readonly plate: string } | null;
}

/** The events that are worth an interruption. */
export type RideNotification = 'arrived' | 'canceled' | 'newDriver';

/** The notification for a change of the ride; null if there is none. The first state is not a change. */
export function notificationOf(before: NotifiedRide | null, after: NotifiedRide): RideNotification | null {
  if (before === null) return null;
  if (after.status !== before.status) {
    if (after.status === JobStatus.AT_CUSTOMER) return 'arrived';
    if (after.status === JobStatus.CANCELED) return 'canceled';
  }
  const isAnother = after.isNewDriver && (!before.isNewDriver || after.driver?.plate !== before.driver?.plate);
  return isAnother ? 'newDriver' : null;
}
