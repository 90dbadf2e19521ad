import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import * as styles from './layout.module.css';

/** The footer of every page: who runs the site and how to reach them. */
export function SiteFooter() {
  const { t } = useTranslation('common');
  return (
    <footer className={styles.footer}>
      <div className={`wrap ${styles.footerRows}`}>
        <p>
          <strong>{site.name}</strong>
        </p>
        <p>
          {t('footer.phone')} <a href={`tel:${site.bookingPhone.dialled}`}>{site.bookingPhone.shown}</a>
        </p>
        <p className="soft">{t('footer.sample')}</p>
      </div>
    </footer>
  );
}
