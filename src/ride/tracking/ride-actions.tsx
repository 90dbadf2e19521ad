import { Phone, Share, Siren, X } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { CancelDialog } from '../cancel/cancel-dialog';
import { CancelStatus } from '../cancel/cancel-status';
import { ShareDialog } from '../safety/share-dialog';
import { SosDialog } from '../safety/sos-dialog';
import * as styles from './ride-actions.module.css';
import type { FollowedRide } from './use-tracking';

/**
 * The actions during a ride (Spec §2), at the lower edge of the screen: within reach of the thumb, without scrolling.
 */
export function RideActions({ ride }: { readonly ride: Extract<FollowedRide, { step: 'working' }> }) {
  const { t } = useTranslation('ride');
  const [open, setOpen] = useState<'share' | 'sos' | 'cancel' | null>(null);
  const { tracking, cancelling, cancel, withdraw } = ride;
  const { status, booking } = tracking;
  // Offered only in the statuses of Spec §4; also while a cancellation is under way, to view it.
  const isCancelShown = jobStatusTable[status].canCancel || cancelling.state !== 'idle';
  const { shown, dialled } = site.bookingPhone;
  const close = () => setOpen(null);
  const closeCancel = () => {
    close();
    withdraw();
  };

  return (
    <div className={styles.actions}>
      {!isCancelShown && <p className={styles.reason}>{t('actions.noCancel', { phone: shown })}</p>}
      <Button look="quiet" onClick={() => setOpen('share')}>
        <Share aria-hidden="true" size={20} />
        {t('actions.share')}
      </Button>
      <Button look="quiet" onClick={() => setOpen('sos')}>
        <Siren aria-hidden="true" size={20} />
        {t('actions.sos')}
      </Button>
      {isCancelShown ? (
        <Button look="stop" onClick={() => setOpen('cancel')}>
          <X aria-hidden="true" size={20} />
          {t('actions.cancel')}
        </Button>
      ) : (
        <a href={`tel:${dialled}`} className={buttonClass('quiet')}>
          <Phone aria-hidden="true" size={20} />
          {t('actions.call')}
        </a>
      )}
      {open !== 'cancel' && <CancelStatus cancelling={cancelling} status={status} bookingId={booking.bookingId} />}
      <ShareDialog open={open === 'share'} onClose={close} ride={tracking} />
      <SosDialog open={open === 'sos'} onClose={close} ride={tracking} onShare={() => setOpen('share')} />
      <CancelDialog
        open={open === 'cancel'}
        onClose={closeCancel}
        status={status}
        bookingId={booking.bookingId}
        cancelling={cancelling}
        cancel={cancel}
      />
    </div>
  );
}
