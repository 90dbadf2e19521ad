import { LatePage } from '../../i18n/late/late-page';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { buttonClass } from '../../ui/button';
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

/**
 * For the built page of a customer's screen, which stays as it is without JavaScript, and if its scripts do not arrive:
 * it says so, and has the phone and a way to try again.
 */
export function NeedsScript() {
  const { t } = useTranslation(['session', 'common']);
  return (
    <>
      <noscript>
        <p>{t('noScript')}</p>
        <CallInstead />
      </noscript>
      <LatePage text={t('late')}>
        {/* The page itself: without a script nothing else can load it anew. */}
        <a className={buttonClass('quiet')} href="?">
          {t('common:tryAgain')}
        </a>
        <CallInstead />
      </LatePage>
    </>
  );
}
