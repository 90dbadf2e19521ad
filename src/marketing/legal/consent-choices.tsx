import { services } from '../../consent/answers';
import { ConsentQuestion } from '../../consent/consent-question';
import { useTranslation } from '../../i18n/use-translation';
import * as styles from './legal-page.module.css';

/** Every answer about a service of others, to be looked at and changed at any time (D27). */
export function ConsentChoices() {
  const { t } = useTranslation('legal');
  return (
    <>
      <noscript>
        <p>{t('privacy.consent.withoutScript')}</p>
      </noscript>
      <div className={styles.choices}>
        {services.map((service) => (
          <div key={service} className={styles.choice}>
            <ConsentQuestion service={service} />
          </div>
        ))}
      </div>
    </>
  );
}
