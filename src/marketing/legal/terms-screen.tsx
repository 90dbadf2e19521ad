import { formatChoice, formatDay, formatEuro } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { LegalPage, LegalSection } from './legal-page';

/** The terms of a booking; tariff and price of cancelling come from site.ts. */
export function TermsScreen() {
  const { t } = useTranslation('legal');
  const language = useLanguage();
  const euro = (amount: number) => formatEuro(language, amount);
  const { baseFare, perKm, waitingPerHour, validFrom } = site.tariff;
  const tariff = {
    baseFare: euro(baseFare),
    perKm: euro(perKm),
    waiting: euro(waitingPerHour),
    validFrom: formatDay(language, validFrom),
  };
  const fee: number = site.cancelFee;
  const cancel = fee > 0 ? t('terms.cancel.fee', { fee: euro(fee) }) : t('terms.cancel.free');
  const payment = formatChoice(
    language,
    site.paymentTypes.map((type) => t(`terms.payment.${type}`)),
  );
  return (
    <LegalPage name="terms">
      <LegalSection title={t('terms.contract.title')} text={t('terms.contract.text')} />
      <LegalSection title={t('terms.price.title')} text={t('terms.price.text', tariff)} />
      <LegalSection title={t('terms.payment.title')} text={t('terms.payment.text', { types: payment })} />
      <LegalSection title={t('terms.cancel.title')} text={`${cancel}\n\n${t('terms.cancel.withdrawal')}`} />
      <LegalSection title={t('terms.duties.title')} text={t('terms.duties.text')} />
      <LegalSection title={t('terms.liability.title')} text={t('terms.liability.text')} />
      <LegalSection title={t('terms.disputes.title')} text={t('terms.disputes.text')} />
    </LegalPage>
  );
}
