import { localStore } from '../../device/storage';
import { FailureReference } from '../../i18n/failure-reference';
import { formatEuro } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Phone, Plus, Share, X } from '../../ui/icons';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import type { FollowedRide } from '../following/use-tracking';
import * as styles from './ride-actions.module.css';
import type { RideDialog } from './use-ride-dialog';

interface RideActionsProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
  readonly dialog: RideDialog;
}

/** Loaded when the page is idle. SOS is not part of it: it works without network at all times (D10). */
const rideDialogs = lazyPart(async () => (await import('./ride-dialogs')).RideDialogs);

/**
 * The actions during a ride (Spec §2), at the lower edge of the screen: within reach of the thumb, without scrolling.
 */
export function RideActions({ ride, dialog }: RideActionsProps) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { tracking, cancelling } = ride;
  const { status } = tracking;
  const { canCancel, hasDriver } = jobStatusTable[status];
  // Offered only in the statuses of Spec §4; also while a cancellation is under way, to view it.
  const isCancelShown = canCancel || cancelling.state !== 'idle';
  const fee: number = site.cancelFee;
  const cost = fee > 0 ? t('actions.cancelling.fee', { fee: formatEuro(language, fee) }) : t('actions.cancelling.free');
  const { Part: RideDialogs, hasFailed } = useLazyPart(rideDialogs, dialog.timesWanted);

  const reason = isCancelShown ? cost : t(`actions.cancelling.${hasDriver ? 'late' : 'other'}`);
  return (
    <div className={styles.actions} data-shared={(!RideDialogs && localStore.read('taxi.share') !== null) || undefined}>
      {/* A new element: centred words of another length do not move. */}
      <p key={reason} className={styles.reason}>
        {reason}
      </p>
      <Button look="quiet" onClick={() => dialog.show('share')}>
        <Icon of={Share} size={20} />
        {t('actions.share')}
      </Button>
      <Button look="quiet" onClick={() => dialog.show('sos')}>
        <Icon of={Plus} size={20} />
        {t('actions.sos')}
      </Button>
      {isCancelShown ? (
        <Button look="stop" onClick={() => dialog.show('cancel')}>
          <Icon of={X} size={20} />
          {t('actions.cancel')}
        </Button>
      ) : (
        <a href={`tel:${site.bookingPhone.dialled}`} className={buttonClass('quiet')}>
          <Icon of={Phone} size={20} />
          {t('actions.call')}
        </a>
      )}
      {RideDialogs && <RideDialogs ride={ride} open={dialog.open} onClose={dialog.close} />}
      {hasFailed && (
        <p role="alert" className={styles.reason}>
          {t('actions.notLoaded')} <FailureReference bookingId={tracking.booking.bookingId} />
        </p>
      )}
    </div>
  );
}
