import { useTranslation } from '../../i18n/use-translation';
import type { Cancelling } from '../../job/cancelling';
import { type JobStatus, jobStatusTable } from '../../job/job-status';
import { site } from '../../site';
import * as styles from './cancel.module.css';

interface CancelNewsProps {
  readonly cancelling: Cancelling;
  readonly status: JobStatus;
  readonly bookingId: string;
}

/**
 * The state of a cancellation (D23): requested; or not confirmed, with the sentence of Spec §8, phone and booking
 * number. If the taxi arrives at the same moment, says which of the two happened.
 */
export function CancelStatus({ cancelling, status, bookingId }: CancelNewsProps) {
  const { t } = useTranslation(['ride', 'errors']);
  const { dialled } = site.bookingPhone;
  const { canCancel, hasDriver } = jobStatusTable[status];
  const isCrossing = hasDriver && !canCancel;

  return (
    <div className={styles.news}>
      <div role="status">
        {cancelling.state === 'asked' && <p>{t('cancel.asked')}</p>}
        {cancelling.state === 'asked' && isCrossing && <p>{t('cancel.crossing')}</p>}
      </div>
      <div role="alert">
        {cancelling.state === 'not-confirmed' && (
          <div className={styles.failed}>
            <p className={styles.sentence}>{t('errors:cancel')}</p>
            {isCrossing ? <p>{t('cancel.crossed')}</p> : <p>{t(`cancel.why.${cancelling.why}`)}</p>}
            <p>
              <a href={`tel:${dialled}`}>{t('ended.call')}</a>
              {` · ${t('facts.booking')} ${bookingId}`}
            </p>
          </div>
        )}
      </div>
    </div>
  );
}
