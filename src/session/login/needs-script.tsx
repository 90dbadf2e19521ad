import { LatePage } from '../../i18n/late/late-page';
import { useTranslation } from '../../i18n/use-translation';
import { buttonClass } from '../../ui/button';
import { CallInstead } from './call-instead';

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
