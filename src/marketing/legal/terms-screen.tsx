import { formatChoice, formatEuro } from '../../i18n/formats';
import { tariffText } from '../../i18n/tariff-text';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { policies } from '../../maps/service/policies';
import { site } from '../../site';
import { LegalPage, LegalSection } from './legal-page';

/** The terms of booking; tariff and cancellation fee come from site.ts. */
export function TermsScreen() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const fee: number = site.cancelFee;
  const cancel = fee > 0 ? t('terms.cancel.fee', { fee: formatEuro(language, fee) }) : t('terms.cancel.free');
  const payment = formatChoice(
    language,
    site.paymentTypes.map((type) => t(`terms.payment.${type}`)),
  );
  return (
    <LegalPage name="terms">
      <LegalSection title={t('terms.contract.title')} text={t('terms.contract.text')} />
      <LegalSection title={t('terms.price.title')} text={t('terms.price.text', tariffText(language))} />
      <LegalSection title={t('terms.payment.title')} text={t('terms.payment.text', { types: payment })} />
      <LegalSection title={t('terms.cancel.title')} text={`${cancel}\n\n${t('terms.cancel.withdrawal')}`} />
      <LegalSection title={t('terms.duties.title')} text={t('terms.duties.text')} />
      <LegalSection title={t('terms.liability.title')} text={t('terms.liability.text')} />
      {policies && (
        <LegalSection title={t('terms.maps.title')} text={t('terms.maps.text')}>
          <p>
            <a href={policies.terms}>{t('terms.maps.link')}</a>
          </p>
        </LegalSection>
      )}
      <LegalSection title={t('terms.disputes.title')} text={t('terms.disputes.text')} />
    </LegalPage>
  );
}
