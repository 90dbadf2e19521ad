import { UNKNOWN } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { hasAmount } from '../../price/price';
import { usePriceText } from '../../price/use-price-text';
import { site } from '../../site';
import type { Trip } from '../following/use-trip';
import * as styles from './tracking-screen.module.css';

interface BookingFactsProps {
  readonly bookingId: string;
  readonly trip: Pick<Trip, 'price' | 'payment'>;
}

/** Price and payment as they were ordered, the booking number, and the phone number to call. */
export function BookingFacts({ bookingId, trip: { price, payment } }: BookingFactsProps) {
  const { t } = useTranslation(['ride', 'price']);
  const priceText = usePriceText();
  const { shown, dialled } = site.bookingPhone;
  const cost = [
    price && hasAmount(price) && priceText(price),
    price?.isPromised && t(`price:name.${price.kind}`),
    payment && t(`facts.payment.${payment}`),
  ];
  return (
    <dl className={styles.truths}>
      <div>
        <dt>{t('facts.price')}</dt>
        <dd>{cost.filter(Boolean).join(' · ') || UNKNOWN}</dd>
      </div>
      <div>
        <dt>{t('facts.booking')}</dt>
        <dd translate="no">{bookingId}</dd>
      </div>
      <div>
        <dt>{t('facts.phone')}</dt>
        <dd>
          <a href={`tel:${dialled}`} translate="no">
            {shown}
          </a>
        </dd>
      </div>
    </dl>
  );
}
