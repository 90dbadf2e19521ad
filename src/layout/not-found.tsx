import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import { buttonClass } from '../ui/button';
import { TaxiSide } from '../ui/drawings/taxi-side';
import * as styles from './layout.module.css';
import { OwnOrOtherPage } from './site-links';

/** The page for unknown addresses, with links to the most common destinations. */
export function NotFound() {
  const { t } = useTranslation('common');
  return (
    <div className={`wrap ${styles.notFound}`}>
      <TaxiSide className={styles.notFoundTaxi} />
      <h1>{t('notFound.title')}</h1>
      <p className="soft">{t('notFound.text')}</p>
      <LocalLink to="/bookings" className={buttonClass()}>
        {t('notFound.book')}
      </LocalLink>
      <ul className={styles.wayOut}>
        <li>
          <LocalLink to="/">{t('notFound.home')}</LocalLink>
        </li>
        <li>
          <LocalLink to="/private/your-ride">{t('notFound.rides')}</LocalLink>
        </li>
        <li>
          <OwnOrOtherPage address={site.links.contact} to="/contact" text={t('notFound.contact')} />
        </li>
        <li>
          <a href={`tel:${site.bookingPhone.dialled}`}>{t('notFound.call')}</a>
        </li>
      </ul>
    </div>
  );
}
