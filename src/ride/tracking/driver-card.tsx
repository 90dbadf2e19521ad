import { formatRating } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { hasAccepted, jobStatusTable } from '../../job/job-status';
import type { Tracking } from '../../job/tracked-ride';
import * as styles from './tracking-screen.module.css';

/** Driver, rating and vehicle (Spec §2), as far as they are known. The status shows the number plate. */
export function DriverCard({ tracking }: { readonly tracking: Tracking }) {
  const { t } = useTranslation('ride');
  const language = useLanguage();
  const { booking, driverName, status } = tracking;
  if (!hasAccepted(status)) return <p className="soft">{t('driver.pending')}</p>;
  const { isOver, hasDriver } = jobStatusTable[status];
  // After a ride without a driver: a name would suggest that one is on the way.
  if ((isOver && !hasDriver) || (!driverName && !booking.carNumber)) return null;

  const rating = formatRating(language, booking.driverRating);
  return (
    <div className={styles.driver}>
      <p>
        <strong translate={driverName ? 'no' : undefined}>{driverName || t('driver.yours')}</strong>
        {rating && (
          <>
            <span aria-hidden="true">{` ★ ${rating}`}</span>
            <span className="quiet-text">{t('driver.rating', { rating })}</span>
          </>
        )}
      </p>
      {booking.vehicleName && <p className="soft">{booking.vehicleName}</p>}
      {isOver && booking.carNumber && (
        <p className="soft" translate="no">
          {booking.carNumber}
        </p>
      )}
    </div>
  );
}
