import { CONSENT_SECTION } from '../consent/answers';
import { LocalLink } from '../i18n/local-link';
import { useOpeningHours } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { sampleFacts, site } from '../site';
import * as styles from './footer.module.css';
import { LegalLinks } from './site-links';

/** The footer of every page: the company, its contact details, and the links that the law requires. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  const hours = useOpeningHours();
  return (
    <footer id="page-end" className={styles.footer}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p>
            <strong translate="no">{site.name}</strong>, {t('footer.city')}
          </p>
          <p>{t('footer.phone')}</p>
          <a className={styles.phone} href={`tel:${site.bookingPhone.dialled}`} translate="no">
            {site.bookingPhone.shown}
          </a>
          {hours && <p>{t('footer.hours', { hours })}</p>}
        </div>
        <div>
          <a href={`https://wa.me/${site.whatsapp.dialled}`}>{t('footer.whatsapp')}</a>
          <a href={`mailto:${site.email}`} translate="no">
            {site.email}
          </a>
          {site.socialLinks.map(({ name, url }) => (
            <a key={url} href={url} translate="no">
              {name}
            </a>
          ))}
        </div>
        <nav aria-label={t('footer.legal')}>
          <LegalLinks />
          <LocalLink to={`/privacy#${CONSENT_SECTION}`}>{t('consent.settings')}</LocalLink>
        </nav>
      </div>
      {sampleFacts.length > 0 && <p className={`wrap soft ${styles.sample}`}>{t('footer.sample')}</p>}
    </footer>
  );
}
