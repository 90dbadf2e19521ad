import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import * as styles from './login-dialog.module.css';

/** The booking phone, the way without an account wherever the sign-in is in the way (WCAG 2.2, 3.3.8). */
export function CallInstead() {
  const { t } = useTranslation('session');
  return (
    <a className={styles.call} href={`tel:${site.bookingPhone.dialled}`}>
      {t('call')}
    </a>
  );
}
