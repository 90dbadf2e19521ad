import { formatMonth, formatSpan } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { LegalPage, LegalSection } from './legal-page';
import type { Legal } from './legal-pages';
import { useMapsTexts } from './use-maps-texts';

interface AccessibilityScreenProps {
  readonly legal: Legal;
}

/**
 * The accessibility statement with the contents of section 14 and annex 3 BFSG: the service and its use, how it meets
 * the requirements, and the authority. A micro-enterprise is exempt (section 3(3) BFSG): its page says so, and states
 * no conformity.
 */
export function AccessibilityScreen({ legal }: AccessibilityScreenProps) {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const { limits } = useMapsTexts();
  const { isMicroEnterprise, standard, answerDays, authority } = legal.facts.accessibility;
  const service = t('accessibility.service.text');
  const measure = t('accessibility.conformance.standard', {
    standard: standard.name,
    // The 15th is in that month in every time zone.
    month: formatMonth(language, new Date(`${standard.published}-15`)),
    wcag: standard.wcag,
  });
  const beyond = standard.wcag === 'WCAG 2.2' ? '' : t('accessibility.conformance.beyond');
  const works = t('accessibility.conformance.text');
  return (
    <LegalPage name="accessibility" legal={legal}>
      <LegalSection
        title={t('accessibility.service.title')}
        text={isMicroEnterprise ? service : `${service} ${t('accessibility.service.act')}`}
      />
      {isMicroEnterprise && (
        <LegalSection title={t('accessibility.exempt.title')} text={t('accessibility.exempt.text')} />
      )}
      <LegalSection title={t('accessibility.use.title')} text={t('accessibility.use.text')} />
      <LegalSection title={t('accessibility.senses.title')} text={t('accessibility.senses.text')} />
      {isMicroEnterprise ? (
        <LegalSection title={t('accessibility.conformance.works')} text={works} />
      ) : (
        <LegalSection
          title={t('accessibility.conformance.title')}
          text={[measure, beyond, works].filter(Boolean).join(' ')}
        />
      )}
      <LegalSection
        title={t('accessibility.limits.title')}
        text={[
          limits,
          t('accessibility.limits.login'),
          t('accessibility.limits.receipt'),
          t('accessibility.limits.phone'),
        ].join('\n\n')}
      />
      <LegalSection
        title={t('accessibility.feedback.title')}
        text={t('accessibility.feedback.text', { answer: formatSpan(language, answerDays, 'day') })}
      />
      {!isMicroEnterprise && (
        <LegalSection title={t('accessibility.authority.title')} text={t('accessibility.authority.text')}>
          <address translate="no">
            <span lang="de">{authority.name}</span>
            <br />
            {authority.address}
            <br />
            <a href={`mailto:${authority.email}`}>{authority.email}</a>
            <br />
            <a href={authority.website}>{authority.website.replace('https://', '')}</a>
          </address>
        </LegalSection>
      )}
    </LegalPage>
  );
}
