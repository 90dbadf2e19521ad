import { ConsentQuestion } from '../../consent/consent-question';
import { useTranslation } from '../../i18n/use-translation';
import { allServices } from '../../maps/service/chosen-services';
import { thirdPartyOf } from '../../maps/service/third-party';
import { googleSignIn } from '../../session/google-sign-in';
import { useMounted } from '../../ui/use-mounted';
import * as styles from './legal-page.module.css';

const thirdParties = [thirdPartyOf(allServices), googleSignIn].filter((about) => about !== null);

/** All answers about third-party services, to view and change at any time (D27). */
export function ConsentChoices() {
  const { t } = useTranslation('legal');
  // Without a script no answer could be stored; no service loads then either.
  const isReady = useMounted();
  return (
    <fieldset className={styles.choices} disabled={!isReady}>
      <legend>
        <span className="quiet-text">{t('privacy.consent.title')}</span>
      </legend>
      {thirdParties.map((about) => (
        <div key={about.service} className={styles.choice}>
          <ConsentQuestion about={about} />
        </div>
      ))}
    </fieldset>
  );
}
