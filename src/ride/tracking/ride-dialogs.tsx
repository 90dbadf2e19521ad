import { CancelDialog } from '../cancel/cancel-dialog';
import { CancelStatus } from '../cancel/cancel-status';
import type { FollowedRide } from '../following/use-tracking';
import { ShareDialog } from '../safety/share-dialog';
import { sharedRide } from '../safety/shared-ride';
import type { OpenDialog } from './use-ride-dialog';

interface RideDialogsProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
  readonly open: OpenDialog;
  readonly onClose: () => void;
}

/**
 * The dialogs of a ride that may load later, and the outcome of a cancellation once its dialog is closed. SOS is not
 * one of them (D10).
 */
export function RideDialogs({ ride, open, onClose }: RideDialogsProps) {
  const { tracking, cancelling, cancel, withdraw } = ride;
  const { status } = tracking;
  const { bookingId } = tracking.booking;
  const closeCancel = () => {
    onClose();
    withdraw();
  };
  return (
    <>
      {open !== 'cancel' && <CancelStatus cancelling={cancelling} status={status} bookingId={bookingId} />}
      <ShareDialog
        open={open === 'share' || open === 'help'}
        onClose={onClose}
        bookingId={bookingId}
        ride={sharedRide(tracking, ride.readTimes())}
        isHelp={open === 'help'}
      />
      <CancelDialog
        open={open === 'cancel'}
        onClose={closeCancel}
        status={status}
        bookingId={bookingId}
        cancelling={cancelling}
        cancel={cancel}
      />
    </>
  );
}
