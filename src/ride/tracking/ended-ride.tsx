import type { Ride } from '../../backend/types';
import { formatEuro } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { feedbackPath } from '../../job/feedback-path';
import { isCompleted, type JobStatus } from '../../job/job-status';
import type { Tracking } from '../../job/tracked-ride';
import { formatCoordinates } from '../../lib/coordinates';
import { joinLines } from '../../lib/places/place';
import { writePlaceLink } from '../../lib/places/place-link';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import type { Trip } from '../following/use-trip';
import * as actionStyles from './ride-actions.module.css';
import * as styles from './tracking-screen.module.css';

interface EndedNoteProps {
  readonly status: JobStatus;
  /** The ride in the list of completed rides; null until known. */
  readonly ride: Ride | null;
  /** The customer's own cancellation is confirmed, which says it all. */
  readonly isOwn: boolean;
}

/** The price paid, if known, and the meaning of a ride's end. */
export function EndedNote({ status, ride, isOwn }: EndedNoteProps) {
  const { t } = useTranslation('ride');
  return (
    <>
      {ride && <PaidAmount ride={ride} />}
      {isCompleted(status) ? <p>{t('ended.completed')}</p> : !isOwn && <p>{t('ended.canceled')}</p>}
    </>
  );
}

interface EndedActionsProps {
  readonly tracking: Tracking;
  readonly trip: Trip;
}

/** The next steps after a ride: rate it, book it again; after a cancelled one: book it again, call. */
export function EndedActions({ tracking, trip }: EndedActionsProps) {
  const { t } = useTranslation('ride');
  const { bookingId, pickup, drop } = tracking.booking;
  const { dialled } = site.bookingPhone;
  const isDone = isCompleted(tracking.status);
  const again = writePlaceLink({
    from: { coordinates: pickup, label: joinLines(trip.pickup) || formatCoordinates(pickup) },
    to: drop && { coordinates: drop, label: joinLines(trip.drop) || formatCoordinates(drop) },
  });
  return (
    <div className={actionStyles.ended}>
      {isDone && (
        <LocalLink to={feedbackPath(bookingId)} className={buttonClass()}>
          {t('rate')}
        </LocalLink>
      )}
      <LocalLink to={`/bookings${again}`} className={buttonClass(isDone ? 'quiet' : 'signal')}>
        {t('ended.again')}
      </LocalLink>
      {!isDone && (
        <a href={`tel:${dialled}`} className={buttonClass('quiet')}>
          {t('ended.call')}
        </a>
      )}
    </div>
  );
}

function PaidAmount({ ride }: { readonly ride: Ride }) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  if (ride.invoicePrice === null) return null;
  const amount = formatEuro(language, ride.invoicePrice);
  return <p className={styles.paid}>{t(`ended.${ride.isPaid ? 'paid' : 'due'}.${ride.paymentType}`, { amount })}</p>;
}
