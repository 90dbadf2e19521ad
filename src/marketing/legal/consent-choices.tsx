import { services } from '../../consent/answers';
import { ConsentQuestion } from '../../consent/consent-question';
import { useTranslation } from '../../i18n/use-translation';
import { useMounted } from '../../ui/use-mounted';
import * as styles from './legal-page.module.css';

/** Every answer about a service of others, to be looked at and changed at any time (D27). */
export function ConsentChoices() {
  const { t } = useTranslation('legal');
  // Without its script an answer could not be kept; nor is anything loaded then.
  const isReady = useMounted();
  return (
    <fieldset className={styles.choices} disabled={!isReady}>
      <legend className="quiet-text">{t('privacy.consent.title')}</legend>
      {services.map((service) => (
        <div key={service} className={styles.choice}>
          <ConsentQuestion service={service} />
        </div>
      ))}
    </fieldset>
  );
}
