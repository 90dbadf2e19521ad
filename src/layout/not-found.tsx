import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { buttonClass } from '../ui/button';
import * as styles from './layout.module.css';

/** What an address shows that leads nowhere. */
export function NotFound() {
  const { t } = useTranslation('common');
  return (
    <div className={`wrap ${styles.notFound}`}>
      <h1>{t('notFound.title')}</h1>
      <p className="soft">{t('notFound.text')}</p>
      <LocalLink to="/" className={buttonClass()}>
        {t('notFound.home')}
      </LocalLink>
    </div>
  );
}
