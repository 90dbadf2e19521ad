import { withPrefix } from 'gatsby';
import { env } from '../env';
import { LocalLink } from '../i18n/local-link';
import { useTranslation } from '../i18n/use-translation';
import { site } from '../site';
import * as styles from './layout.module.css';

/** Names longer than this have small lines on a phone. */
const LONG_NAME = 24;

/** The logo and the company's name, a link to Home. */
export function Brand() {
  const { t } = useTranslation('common');
  const logo: string | null = site.logo;
  return (
    <LocalLink to="/" className={styles.brand ?? ''} aria-label={t('home', { name: site.name })} translate="no">
      {logo ? (
        <img className={styles.logo} src={withPrefix(logo)} alt="" width={env.logoWidth} height={36} />
      ) : (
        // Drawn by the style sheet: the link's label has this word, and the space after it.
        <span className={styles.sign} data-sign="TAXI" />
      )}
      <span className={`${styles.name} ${site.name.length > LONG_NAME ? styles.long : ''}`}>{site.name}</span>
    </LocalLink>
  );
}
