import { CONSENT_SECTION } from '../../consent/answers';
import { ConsentQuestion } from '../../consent/consent-question';
import { env } from '../../env';
import { formatSpan } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { consentSubject, mapService, mapsParty } from '../../maps/service/chosen-services';
import { signInProvider } from '../../session/identity/provider';
import { useMounted } from '../../ui/effects';
import { LegalPage, LegalSection } from './legal-page';
import * as styles from './legal-page.module.css';
import type { Legal } from './legal-pages';
import { StorageTable } from './storage-table';
import { useMapsTexts } from './use-maps-texts';

/** The contents required by Art. 13 and 14 GDPR, in their order. */
const sections = [
  'controller',
  'booking',
  'passenger',
  'treatment',
  'account',
  'maps',
  'consent',
  'position',
  'server',
  'report',
  'recipients',
  'transfer',
  'retention',
  'rights',
] as const;

/** A site without an address for reports does not offer any. */
const isOffered = (name: (typeof sections)[number]) => name !== 'report' || env.reportUrl !== '';

/** The privacy notice, with the data stored on the device. */
export function PrivacyScreen({ legal }: { readonly legal: Legal }) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const texts = useMapsTexts();
  const { retention, dataProtectionAuthority, dataProtectionOfficer: officer } = legal.facts;
  const facts = {
    dataProtectionAuthority,
    logs: formatSpan(language, retention.logDays, 'day'),
    account: formatSpan(language, retention.accountYears, 'year'),
    receipts: formatSpan(language, retention.receiptYears, 'year'),
  };
  const textOf = (name: (typeof sections)[number]) => {
    if (name === 'maps' || name === 'recipients') return texts[name];
    const text = t(`privacy.${name}.text`, facts);
    return name === 'controller' && officer ? `${text}\n\n${t('privacy.controller.officer', { officer })}` : text;
  };
  return (
    <LegalPage name="privacy" legal={legal}>
      {sections.filter(isOffered).map((name) => (
        <LegalSection
          key={name}
          title={name === 'consent' ? texts.choice() : t(`privacy.${name}.title`)}
          text={textOf(name)}
          {...(name === 'consent' && { id: CONSENT_SECTION })}
        >
          {name === 'consent' && <ConsentChoices title={texts.choice()} />}
          {name === 'maps' && mapService.policies && (
            <p>
              <a href={mapService.policies.privacy}>{t('privacy.maps.policy')}</a>
            </p>
          )}
        </LegalSection>
      ))}
      <LegalSection title={t('privacy.kept.title')} text={t('privacy.kept.text')}>
        <StorageTable />
      </LegalSection>
    </LegalPage>
  );
}

/** All answers about third-party services, to view and change at any time (D27). */
function ConsentChoices({ title }: { readonly title: string }) {
  // Without a script no answer could be stored; no service loads then either.
  const isReady = useMounted();
  return (
    <fieldset className={styles.choices} disabled={!isReady}>
      <legend>
        <span className="quiet-text">{title}</span>
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
