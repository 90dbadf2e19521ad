import { CONSENT_SECTION } from '../../consent/answers';
import { useTranslation } from '../../i18n/use-translation';
import { policies } from '../../maps/service/policies';
import { ConsentChoices } from './consent-choices';
import { LegalPage, LegalSection } from './legal-page';
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
  'recipients',
  'transfer',
  'retention',
  'rights',
] as const;

/** The privacy notice, with the data stored on the device. */
export function PrivacyScreen() {
  const { t } = useTranslation('legal');
  const texts = useMapsTexts();
  return (
    <LegalPage name="privacy">
      {sections.map((name) => (
        <LegalSection
          key={name}
          title={t(`privacy.${name}.title`)}
          text={name === 'maps' || name === 'recipients' ? texts[name] : t(`privacy.${name}.text`)}
          {...(name === 'consent' && { id: CONSENT_SECTION })}
        >
          {name === 'consent' && <ConsentChoices />}
          {name === 'maps' && policies && (
            <p>
              <a href={policies.privacy}>{t('privacy.maps.policy')}</a>
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
