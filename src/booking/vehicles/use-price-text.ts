import { formatEuro } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';

/** A price as people read it: 0 is by taximeter, anything else an estimate (D18). */
export function usePriceText(): (price: number) => string {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  return (price) => (price > 0 ? t('price.estimate', { price: formatEuro(language, price) }) : t('price.taximeter'));
}
