import type { ReactNode } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { jobStatusTable } from '../../job/job-status';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { Phone, Share, ShieldAlert, X } from '../../ui/icons';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import type { FollowedRide } from '../following/use-tracking';
import { useIsShared } from '../sharing/use-share';
import * as styles from './ride-actions.module.css';
import type { RideDialog } from './use-ride-dialog';

interface RideActionsProps {
  readonly ride: Extract<FollowedRide, { step: 'working' }>;
  readonly dialog: RideDialog;
  /** In place of Share and SOS, before the search of a pre-order starts. */
  readonly children?: ReactNode;
}

/** Loaded when the page is idle. SOS is not part of it: it works without network at all times (D10). */
const rideDialogs = lazyPart(async () => (await import('./ride-dialogs')).RideDialogs);

/**
 * The actions during a ride (Spec §2), at the lower edge of the screen: within reach of the thumb, without scrolling.
 */
export function RideActions({ ride, dialog, children }: RideActionsProps) {
  const { t } = useTranslation('ride');
  const { tracking, cancelling } = ride;
  const { bookingId } = tracking.booking;
  const isShared = useIsShared(bookingId);
  // Offered only in the statuses of Spec §4; also while a cancellation is under way, to view it.
  const isCancelShown = jobStatusTable[tracking.status].canCancel || cancelling.state !== 'idle';
  const { Part: RideDialogs, hasFailed } = useLazyPart(rideDialogs, dialog.timesWanted);

  return (
    <div className={styles.actions}>
      {children || (
        <>
          <Button look="quiet" onClick={() => dialog.show('share')}>
            <span className={isShared ? styles.shared : undefined}>
              <Icon of={Share} size={22} />
            </span>
            <Label long={t('actions.share')} short={t('actions.short.share')} />
            {isShared && <span className="quiet-text">, {t('actions.shared')}</span>}
          </Button>
          <Button look="quiet" onClick={() => dialog.show('sos')}>
            <Icon of={ShieldAlert} size={22} />
            {t('actions.sos')}
          </Button>
        </>
      )}
      {isCancelShown ? (
        <Button look="stop" onClick={() => dialog.show('cancel')}>
          <Icon of={X} size={22} />
          <Label long={t('actions.cancel')} short={t('actions.short.cancel')} />
        </Button>
      ) : (
        <a href={`tel:${site.bookingPhone.dialled}`} className={buttonClass('quiet')}>
          <Icon of={Phone} size={22} />
          <Label long={t('actions.call')} short={t('actions.short.call')} />
        </a>
      )}
      {RideDialogs && <RideDialogs ride={ride} open={dialog.open} onClose={dialog.close} />}
      {hasFailed && (
        <p role="alert" className={styles.reason}>
          {t('actions.notLoaded')} <FailureReference bookingId={bookingId} />
        </p>
      )}
    </div>
  );
}

/** On a phone the short name; screen readers read the whole one, which contains it (WCAG 2.5.3). */
function Label({ long, short }: { readonly long: string; readonly short: string }) {
  return (
    <>
      <span className={styles.long}>{long}</span>
      <span className={styles.short} aria-hidden="true">
        {short}
      </span>
    </>
  );
}
