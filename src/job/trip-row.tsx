import { useTranslation } from '../i18n/use-translation';
import type { PaymentType } from '../payment-types';
import { hasAmount, type Price } from '../price/price';
import { usePriceText } from '../price/use-price-text';
import * as styles from './trip-row.module.css';

/** The cost of a ride as it was ordered. */
export interface RideCost {
  /** The price expected at the order; null if unknown on this device. */
  readonly price: Price | null;
  readonly payment: PaymentType | 'online' | null;
}

/** "≈ €12.36 · cash", as far as it is known. */
export function useCostText(): (cost: RideCost) => string {
  const { t } = useTranslation(['status', 'price']);
  const priceText = usePriceText();
  return ({ price, payment }) =>
    [
      price && hasAmount(price) && priceText(price),
      price?.isPromised && t(`price:name.${price.kind}`),
      payment && t(`status:payment.${payment}`),
    ]
      .filter(Boolean)
      .join(' · ');
}

/** Where a ride goes, and its cost; `drop` is the first line of the address, empty for an open destination. */
export function TripRow({ drop, ...cost }: RideCost & { readonly drop: string }) {
  const { t } = useTranslation('status');
  const costText = useCostText();
  return (
    <p className={styles.row}>
      <strong translate={drop ? 'no' : undefined}>{drop || t('open')}</strong>
      <span>{costText(cost)}</span>
    </p>
  );
}
