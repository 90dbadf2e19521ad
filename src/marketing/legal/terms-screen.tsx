import { formatChoice, formatEuro } from '../../i18n/formats';
import { tariffText } from '../../i18n/operator-texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { mapService } from '../../maps/service/chosen-services';
import { usePriceRule } from '../../price/use-price-rule';
import { site } from '../../site';
import { LegalPage, LegalSection, useArbitration } from './legal-page';
import type { Legal } from './legal-pages';

/** The terms of booking; tariff and cancellation fee come from site.ts. */
export function TermsScreen({ legal }: { readonly legal: Legal }) {
  const { t } = useTranslation(['legal', 'price']);
  const { ruleOf, exceptions } = usePriceRule();
  const language = useLanguage();
  const arbitration = useArbitration(legal);
  const fee: number = site.cancelFee;
  const cancel = fee > 0 ? t('terms.cancel.fee', { fee: formatEuro(language, fee) }) : t('terms.cancel.free');
  const payment = formatChoice(
    language,
    site.paymentTypes.map((type) => t(`terms.payment.${type}`)),
  );
  const { kind } = site.price;
  const priceText = () => {
    const tariff = tariffText(language);
    const text =
      kind === 'taximeter'
        ? t('terms.price.text', tariff)
        : `${ruleOf(kind)} ${t('price:home.shown')} ${t(`price:terms.${kind}`, tariff)}`;
    return [text, exceptions].filter(Boolean).join(' ');
  };
  const included = site.hasBonusProgramme
    ? `${t('terms.price.included')} ${t('terms.price.bonus')}`
    : t('terms.price.included');
  return (
    <LegalPage name="terms" legal={legal}>
      <LegalSection title={t('terms.contract.title')} text={t('terms.contract.text')} />
      <LegalSection title={t('terms.price.title')} text={`${priceText()}\n\n${included}`} />
      <LegalSection title={t('terms.payment.title')} text={t('terms.payment.text', { types: payment })} />
      <LegalSection title={t('terms.cancel.title')} text={`${cancel}\n\n${t('terms.cancel.withdrawal')}`} />
      <LegalSection title={t('terms.duties.title')} text={t('terms.duties.text')} />
      <LegalSection title={t('terms.liability.title')} text={t('terms.liability.text')} />
      {mapService.policies && (
        <LegalSection title={t('terms.maps.title')} text={t('terms.maps.text')}>
          <p>
            <a href={mapService.policies.terms}>{t('terms.maps.link')}</a>
          </p>
        </LegalSection>
      )}
      <LegalSection title={t('terms.disputes.title')} text={`${t('terms.disputes.text')} ${arbitration}`} />
    </LegalPage>
  );
}
