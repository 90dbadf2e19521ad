import { TaxiSide } from '../../../drawings/taxi-side';
import { LocalLink } from '../../../i18n/local-link';
import { useTranslation } from '../../../i18n/use-translation';
import { site } from '../../../site';
import { buttonClass } from '../../../ui/button';
import * as styles from './closing.module.css';

/** The end of the page repeats the two shortest ways to book. */
export function Closing() {
  const { t } = useTranslation('home');
  return (
    <section className={styles.band} aria-labelledby="closing">
      <div className={`wrap ${styles.row}`}>
        <div className={styles.words}>
          <h2 id="closing">{t('closing.heading')}</h2>
          <p className={styles.actions}>
            <LocalLink to="/bookings" className={buttonClass('signal')}>
              {t('closing.action')}
            </LocalLink>
            <a href={`tel:${site.bookingPhone.dialled}`} className={styles.phone} translate="no">
              {site.bookingPhone.shown}
            </a>
          </p>
        </div>
        <TaxiSide className={styles.car} />
      </div>
    </section>
  );
}
