import { formatEuro } from '../i18n/formats';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import type { Price } from './price';

/** Formats a price: the promised amount or corridor, an estimate, or the kind if no amount is known (D18). */
export function usePriceText(): (price: Price) => string {
  const { t } = useTranslation('price');
  const language = useLanguage();
  return ({ kind, isPromised, euro, range }) => {
    if (range) {
      return t('amount.range', { from: formatEuro(language, range.from), to: formatEuro(language, range.to) });
    }
    if (euro === null) return t(`amount.${kind}`);
    const price = formatEuro(language, euro);
    return isPromised ? price : t('amount.estimate', { price });
  };
}
