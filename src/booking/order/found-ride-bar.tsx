import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { buttonClass } from '../../ui/button';
import * as styles from './found-ride-bar.module.css';
import type { FoundRide } from './use-found-ride';

/** Leads back to a search or ride that is running, whatever has closed its dialog. It floats: nothing below it moves. */
export function FoundRideBar({ ride }: { readonly ride: FoundRide | null }) {
  const { t } = useTranslation('booking');
  return (
    <div role="status">
      {ride && (
        <div className={styles.bar}>
          <p>{t(`found.${ride.state}`)}</p>
          <LocalLink to={`/booking-details/${encodeURIComponent(ride.bookingId)}`} className={buttonClass()}>
            {ride.state === 'searching' ? t('found.toSearch') : t('found.toRide')}
          </LocalLink>
        </div>
      )}
    </div>
  );
}
