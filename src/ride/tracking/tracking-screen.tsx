import { FailureReference } from '../../i18n/failure-reference';
import { LocalLink } from '../../i18n/local-link';
import { useLocalNavigate } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { feedbackPath } from '../../job/feedback-path';
import { jobStatusTable } from '../../job/job-status';
import type { Tracking } from '../../job/tracked-ride';
import { useSession } from '../../session/use-session';
import { site } from '../../site';
import { Button, buttonClass, RetryButton } from '../../ui/button';
import { useTimeout } from '../../ui/effects';
import { FailureNote } from '../../ui/failure-note';
import { type FollowedRide, useTracking } from '../following/use-tracking';
import { sharedRide } from '../safety/shared-ride';
import { SosDialog } from '../safety/sos-dialog';
import { FollowedPanel } from './followed-panel';
import * as styles from './tracking-screen.module.css';
import { type RideDialog, useRideDialog } from './use-ride-dialog';

/**
 * Live ride tracking (Spec §2): loading, failed, not found, working. `bookingId` is null for an address without a
 * booking. Only for signed-in customers (D7).
 */
export function TrackingScreen({ bookingId }: { readonly bookingId: string | null }) {
  const session = useSession();
  if (session.status !== 'signed-in') return null;
  if (bookingId === null) return <BookingNotFound bookingId={null} />;
  // The key resets all state when the booking changes.
  return <FollowedBooking key={bookingId} bookingId={bookingId} customerId={session.customer.id} />;
}

interface FollowedBookingProps {
  readonly bookingId: string;
  readonly customerId: string | number;
}

function FollowedBooking({ bookingId, customerId }: FollowedBookingProps) {
  const ride = useTracking(bookingId, customerId);
  const tracking = ride.step === 'working' ? ride.tracking : null;
  const isUnderWay = tracking !== null && !jobStatusTable[tracking.status].isOver;
  const dialog = useRideDialog(isUnderWay);
  // Do not leave the page while SOS is open: the feedback opens once it is closed.
  useFeedbackRedirect(dialog.open === 'sos' ? null : tracking);

  return (
    <>
      <BookingStep bookingId={bookingId} ride={ride} dialog={dialog} />
      {/* One element for all steps: an open SOS stays when the ride arrives, fails or ends. */}
      <SosDialog
        open={dialog.open === 'sos'}
        onClose={dialog.close}
        ride={ride.step === 'working' ? sharedRide(ride.tracking, ride.readTimes()) : null}
        onShare={isUnderWay ? () => dialog.show('help') : null}
      />
    </>
  );
}

interface BookingStepProps {
  readonly bookingId: string;
  readonly ride: FollowedRide;
  readonly dialog: RideDialog;
}

function BookingStep({ bookingId, ride, dialog }: BookingStepProps) {
  const { t } = useTranslation(['ride', 'errors', 'common']);
  const openSos = () => dialog.show('sos');

  switch (ride.step) {
    case 'working':
      return <FollowedPanel ride={ride} dialog={dialog} />;
    case 'notFound':
      return <BookingNotFound bookingId={bookingId} />;
    case 'failed':
      return (
        <div className={`wrap ${styles.notice}`}>
          <h1 className={styles.noticeTitle}>{t('title')}</h1>
          <div role="alert">
            <FailureNote sentence={t('errors:bookingDetails')}>
              <p>{t(`errors:${ride.failure.message}`)}</p>
              <FailureReference bookingId={bookingId} failure={ride.failure} isApart />
            </FailureNote>
          </div>
          <RetryButton onRetry={ride.tryAgain}>{t('common:tryAgain')}</RetryButton>
          <SosButton onOpen={openSos} />
        </div>
      );
    default:
      return (
        <div className={`wrap ${styles.notice}`}>
          <h1 className={styles.noticeTitle}>{t('title')}</h1>
          <p role="status">{t('loading')}</p>
          <SosButton onOpen={openSos} />
        </div>
      );
  }
}

function BookingNotFound({ bookingId }: { readonly bookingId: string | null }) {
  const { t } = useTranslation(['ride', 'errors']);
  return (
    <div className={`wrap ${styles.notice}`}>
      <h1 className={styles.noticeTitle}>{t('errors:bookingNotFound')}</h1>
      <p className="soft">{t('notFound.text')}</p>
      {bookingId !== null && <FailureReference bookingId={bookingId} />}
      <LocalLink to="/private/your-ride" className={buttonClass()}>
        {t('notFound.myBookings')}
      </LocalLink>
      <a href={`tel:${site.bookingPhone.dialled}`} className={buttonClass('quiet')}>
        {t('ended.call')}
      </a>
    </div>
  );
}

/**
 * The longest wait for the read that checks a completion: vehicle frames have no booking id, so it may be another
 * ride's (D28).
 */
const COMPLETION_CHECK_WAIT_MS = 3_000;

/**
 * Opens the feedback on this ride after a completion from the live connection (Spec §4), once a read confirms it, or
 * after 3 s without an answer. Replaces the history entry, so that Back does not return to the finished ride.
 */
function useFeedbackRedirect(tracking: Tracking | null): void {
  const navigate = useLocalNavigate();
  const bookingId = tracking?.booking.bookingId ?? '';
  const isDue = tracking?.isFeedbackDue ?? false;
  const isChecking = tracking?.isChecking ?? false;
  const delayMs = isChecking ? COMPLETION_CHECK_WAIT_MS : 0;
  useTimeout(isDue ? delayMs : null, () => navigate(feedbackPath(bookingId), { replace: true }));
}

/** The SOS button without ride details: while the ride loads and after a failure, so that it always works (D10). */
function SosButton({ onOpen }: { readonly onOpen: () => void }) {
  const { t } = useTranslation('ride');
  return (
    <Button look="quiet" onClick={onOpen}>
      {t('actions.sos')}
    </Button>
  );
}
