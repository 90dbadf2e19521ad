import { UNKNOWN } from '../../i18n/formats';
import { useTranslation } from '../../i18n/use-translation';
import { useCostText } from '../../job/trip-row';
import { site } from '../../site';
import type { Trip } from '../following/use-trip';
import * as styles from './tracking-screen.module.css';

interface BookingFactsProps {
  readonly bookingId: string;
  readonly trip: Pick<Trip, 'price' | 'payment'>;
}

/** Price and payment as they were ordered, the booking number, and the phone number to call. */
export function BookingFacts({ bookingId, trip }: BookingFactsProps) {
  const { t } = useTranslation('ride');
  const costText = useCostText();
  const { shown, dialled } = site.bookingPhone;
  return (
    <dl className={styles.truths}>
      <div className={styles.cost}>
        <dt>{t('facts.price')}</dt>
        <dd>{costText(trip) || UNKNOWN}</dd>
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
