import { JobStatus } from '../../job/job-status';

/** What has to be known of a ride to tell what happens to it. */
export interface NotifiedRide {
  readonly status: JobStatus;
  readonly isNewDriver: boolean;
  readonly driver: { readonly plate: string } | null;
}

/** What is worth interrupting somebody for. */
export type RideNotification = 'arrived' | 'canceled' | 'newDriver';

/** What a change of the ride tells; null for everything that can wait until somebody looks. What is found at the first look is no news. */
export function notificationOf(before: NotifiedRide | null, after: NotifiedRide): RideNotification | null {
  if (before === null) return null;
  if (after.status !== before.status) {
    if (after.status === JobStatus.AT_CUSTOMER) return 'arrived';
    if (after.status === JobStatus.CANCELED) return 'canceled';
  }
  const isAnother = after.isNewDriver && (!before.isNewDriver || after.driver?.plate !== before.driver?.plate);
  return isAnother ? 'newDriver' : null;
}
