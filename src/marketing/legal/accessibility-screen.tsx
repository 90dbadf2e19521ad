import { useTranslation } from '../../i18n/use-translation';
import { LegalPage, LegalSection } from './legal-page';
import { useMapsTexts } from './use-maps-texts';

/** The sections required by section 14 and annex 3 BFSG. */
const sections = ['service', 'conformance', 'limits', 'feedback', 'authority'] as const;

/** The accessibility statement. */
export function AccessibilityScreen() {
  const { t } = useTranslation('legal');
  const { limits } = useMapsTexts();
  return (
    <LegalPage name="accessibility">
      {sections.map((name) => (
        <LegalSection
          key={name}
          title={t(`accessibility.${name}.title`)}
          text={name === 'limits' ? limits : t(`accessibility.${name}.text`)}
        />
      ))}
    </LegalPage>
  );
}
