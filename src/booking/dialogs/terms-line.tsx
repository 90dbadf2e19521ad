import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './dialogs.module.css';

/**
 * The terms that apply to the booking, above each order button (BGB § 305(2)), and the privacy notice. They open beside
 * the dialog, which stays.
 */
export function TermsLine() {
  const { t } = useTranslation(['booking', 'common']);
  return (
    <p className={`soft ${styles.terms}`}>
      {t('confirm.terms')}{' '}
      <LocalLink to="/terms" target="_blank">
        {t('common:legal.terms')}
      </LocalLink>{' '}
      ·{' '}
      <LocalLink to="/privacy" target="_blank">
        {t('common:legal.privacy')}
      </LocalLink>
    </p>
  );
}
