import { formatEuro } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';

/** Formats a price: null is the metered fare, anything else an estimate (D18). */
export function usePriceText(): (price: number | null) => string {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  return (price) =>
    price === null ? t('price.taximeter') : t('price.estimate', { price: formatEuro(language, price) });
}
