import { formatRating } from '../i18n/formats';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { TaxiSide } from '../ui/drawings/taxi-side';
import * as styles from './driver-card.module.css';
import { hasAccepted, type JobStatus, jobStatusTable } from './job-status';

interface DriverCardProps {
  readonly status: JobStatus;
  /** Empty if unknown, as the next ones. */
  readonly driverName: string;
  readonly vehicleName: string;
  readonly plate: string;
  readonly rating: number | null;
}

/** Driver, rating and vehicle (Spec §2), as far as they are known. The status shows the number plate. */
export function DriverCard({ status, driverName, vehicleName, plate, rating }: DriverCardProps) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  if (!hasAccepted(status)) return <p className={styles.pending}>{t('driver.pending')}</p>;
  const { isOver, hasDriver } = jobStatusTable[status];
  // After a ride without a driver: a name would suggest that one is on the way.
  if ((isOver && !hasDriver) || (!driverName && !plate)) return null;

  const shown = formatRating(language, rating);
  return (
    <div className={styles.driver}>
      <TaxiSide className={styles.car} />
      <p>
        <strong translate={driverName ? 'no' : undefined}>{driverName || t('driver.yours')}</strong>
        {shown && (
          <>
            <span aria-hidden="true">{` ★ ${shown}`}</span>
            <span className="quiet-text">{t('driver.rating', { rating: shown })}</span>
          </>
        )}
      </p>
      <p>
        {vehicleName}
        {isOver && plate && <span translate="no">{[vehicleName && ' · ', plate]}</span>}
      </p>
    </div>
  );
}
