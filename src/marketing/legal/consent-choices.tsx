import { ConsentQuestion } from '../../consent/consent-question';
import { useTranslation } from '../../i18n/use-translation';
import { consentSubject, mapsParty } from '../../maps/service/map-parties';
import { signInProvider } from '../../session/identity/provider';
import { useMounted } from '../../ui/use-mounted';
import * as styles from './legal-page.module.css';

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
      {mapsParty && (
        <div className={styles.choice}>
          <ConsentQuestion about={mapsParty} subject={consentSubject()} />
        </div>
      )}
      <div className={styles.choice}>
        <ConsentQuestion about={signInProvider} />
      </div>
    </fieldset>
  );
}
