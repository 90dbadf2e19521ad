import { useTranslation } from '../../i18n/use-translation';
import { CallInstead } from './call-instead';

/** For the built page of a customer's screen: without JavaScript it stays as it is, so it says so and has the phone. */
export function NeedsScript() {
  const { t } = useTranslation('session');
  return (
    <noscript>
      <div className="wrap">
        <p>{t('noScript')}</p>
        <CallInstead />
      </div>
    </noscript>
  );
}
