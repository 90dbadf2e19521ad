import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
import { HeroBanner } from './hero-banner';
import { LiveScene } from './hero-scenes';
import * as styles from './home-screen.module.css';
import { SlideToBook } from './slide-to-book';

/** The home page: what the company does, and the shortest way to a taxi. */
export function HomeScreen() {
  const { t } = useTranslation('home');
  return (
    <>
      {/* The banner comes first, as on a phone: a page that is still arriving shifts nothing. */}
      <div className={`wrap ${styles.hero}`}>
        <div className={styles.banner}>
          <HeroBanner />
        </div>
        <div className={styles.say}>
          <h1>{t('headline')}</h1>
          <p className={`soft ${styles.lead}`}>{t('lead')}</p>
          <div className={styles.book}>
            <SlideToBook />
          </div>
        </div>
      </div>
      <section className={`wrap ${styles.ways}`}>
        <h2>{t('ways.heading')}</h2>
        <div className={styles.grid}>
          <article className={`${styles.feature} ${styles.dark}`}>
            <h3>{t('ways.live.title')}</h3>
            <p>{t('ways.live.text')}</p>
            <div className={styles.picture}>
              <LiveScene />
            </div>
          </article>
          <article className={`${styles.feature} ${styles.signal}`}>
            <h3>{t('ways.call.title')}</h3>
            <p>{t('ways.call.text')}</p>
            <a className={styles.phone} href={`tel:${site.bookingPhone.dialled}`}>
              {site.bookingPhone.shown}
            </a>
          </article>
          <article className={styles.feature}>
            <h3>{t('ways.online.title')}</h3>
            <p>{t('ways.online.text')}</p>
            <LocalLink to="/bookings" className={buttonClass('quiet')}>
              {t('ways.online.action')}
            </LocalLink>
          </article>
        </div>
      </section>
    </>
  );
}
