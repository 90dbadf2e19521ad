import { useId } from 'react';
import type { Ride } from '../../backend/types';
import { formatEuro, UNKNOWN } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { againPath } from '../../session/again-path';
import { buttonClass } from '../../ui/button';
import { invoicePath } from '../completed-rides/invoice-path';
import { RideSummary } from '../completed-rides/ride-summary';
import * as styles from './rides.module.css';

interface CompletedRideProps {
  readonly ride: Ride;
  /** Whether the ride has no feedback yet. */
  readonly canRate: boolean;
  readonly isChosen: boolean;
  readonly onChoose: (isChosen: boolean) => void;
}

/**
 * A completed ride: date, addresses, driver and vehicle, price and payment, with its invoice and feedback (Spec §2,
 * §3).
 */
export function CompletedRide({ ride, canRate, isChosen, onChoose }: CompletedRideProps) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  const summaryId = useId();
  return (
    <div className={`card ${styles.ride}`}>
      <RideSummary ride={ride} headingLevel={3} id={summaryId} />
      <div className={styles.cost}>
        <p className={styles.price}>
          <span className="quiet-text">{t('rides.amount')} </span>
          {ride.invoicePrice === null ? UNKNOWN : formatEuro(language, ride.invoicePrice)}
        </p>
        <p className="soft">
          {t(`ride.payment.${ride.paymentType}`)}, {t(ride.isPaid ? 'ride.paid' : 'ride.pending')}
        </p>
        {ride.tip > 0 && (
          <p className="soft">
            {t('rides.tip')} {formatEuro(language, ride.tip)}
          </p>
        )}
      </div>
      <div className={styles.rideActions}>
        <LocalLink to={invoicePath([ride.orderId])} className={buttonClass('quiet')} aria-describedby={summaryId}>
          {t('rides.invoice')}
        </LocalLink>
        <LocalLink to={againPath(ride)} className={buttonClass('quiet')} aria-describedby={summaryId}>
          {t('rides.again')}
        </LocalLink>
        {canRate && (
          <LocalLink
            to={`/private/feedback#booking=${encodeURIComponent(ride.bookingId)}`}
            className={buttonClass('quiet')}
            aria-describedby={summaryId}
          >
            {t('rides.rate')}
          </LocalLink>
        )}
        <label className={styles.choose}>
          <input
            type="checkbox"
            checked={isChosen}
            aria-describedby={summaryId}
            onChange={(event) => onChoose(event.target.checked)}
          />
          {t('rides.choose')}
        </label>
      </div>
    </div>
  );
}
