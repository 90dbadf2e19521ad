import { useId } from 'react';
import type { Ride } from '../../backend/types';
import { formatDayAndTime, formatEuro, UNKNOWN } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { labelLines, shortAddress } from '../../i18n/operator-texts';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { feedbackPath } from '../../job/feedback-path';
import { readSavedRide } from '../../job/stored-ride';
import { addressLine } from '../../lib/places/place';
import { againPath } from '../../session/use-last-rides';
import { usePerson } from '../../session/use-session';
import { buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import { invoicePath } from '../completed-rides/invoice-path';
import { RideEnds, RideWay } from '../completed-rides/ride-summary';
import * as styles from './completed-ride.module.css';

interface CompletedRideProps {
  readonly ride: Ride;
  /** Whether the window is wide enough for the receipt beside the list; else the ride opens as a sheet. */
  readonly isDesk: boolean;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** While rides are chosen for a combined receipt: whether this one is. */
  readonly choice: { readonly isChosen: boolean; readonly onChoose: (isChosen: boolean) => void } | null;
}

/** A row of the list: day, pickup and destination, price and what is due, with its invoice (Spec §2, §3). */
export function CompletedRide({ ride, isDesk, isOpen, onOpen, choice }: CompletedRideProps) {
  const { t } = useTranslation('account');
  const id = useId();
  const language = useLanguage();
  const day = ride.startsAt ? formatDayAndTime(language, ride.startsAt) : UNKNOWN;
  const words = readSavedRide(usePerson(), ride.bookingId)?.words;
  return (
    <div className={styles.row} data-open={(isDesk && isOpen) || undefined}>
      <h4 className={styles.day} tabIndex={-1}>
        {choice ? (
          day
        ) : (
          <button
            type="button"
            className={styles.open}
            aria-describedby={id}
            {...(isDesk ? { 'aria-pressed': isOpen } : { 'aria-haspopup': 'dialog' as const })}
            onClick={onOpen}
          >
            {day}
          </button>
        )}
      </h4>
      <div id={id} className={styles.way}>
        <RideEnds
          ride={ride}
          show={(address, end) => {
            const label = words?.[end] || addressLine(address);
            const { first, second } = labelLines(shortAddress({ city: '', zipcode: '', ...address, label })) ?? {};
            return (
              first && (
                <span className={styles.line} translate="no">
                  <b>{first}</b> <small>{second}</small>
                </span>
              )
            );
          }}
        />
      </div>
      <div className={styles.cost}>
        <Amount ride={ride} />
        {!ride.isPaid && <p className={`${styles.pending} ${styles.due}`}>{t('ride.pending')}</p>}
        {choice ? (
          <label className={styles.choose}>
            <span className="quiet-text">{t('rides.choose')}</span>
            <input
              type="checkbox"
              checked={choice.isChosen}
              aria-describedby={id}
              onChange={(event) => choice.onChoose(event.target.checked)}
            />
          </label>
        ) : (
          <LocalLink to={invoicePath([ride.orderId])} className={styles.invoice ?? ''} aria-describedby={id}>
            {t('rides.invoice')}
          </LocalLink>
        )}
      </div>
    </div>
  );
}

function Amount({ ride }: { readonly ride: Ride }) {
  const { t } = useTranslation('account');
  const language = useLanguage();
  return (
    <p className={`${styles.price} ${ride.isPaid ? '' : styles.due}`}>
      <span className="quiet-text">{t('rides.amount')} </span>
      {ride.invoicePrice === null ? UNKNOWN : formatEuro(language, ride.invoicePrice)}
    </p>
  );
}

export interface RideActionsProps {
  readonly ride: Ride;
  /** Whether the ride has no feedback yet. */
  readonly canRate: boolean;
}

/** Book again and Rate. */
export function RideActions({ ride, canRate }: RideActionsProps) {
  const { t } = useTranslation('account');
  return (
    <>
      <LocalLink to={againPath(ride)} className={buttonClass('quiet')}>
        {t('rides.again')}
      </LocalLink>
      {canRate && (
        <LocalLink to={feedbackPath(ride.bookingId)} className={buttonClass('quiet')}>
          {t('rides.rate')}
        </LocalLink>
      )}
    </>
  );
}

interface RideSheetProps extends Omit<RideActionsProps, 'ride'> {
  /** Null while the sheet is closed. */
  readonly ride: Ride | null;
  readonly onClose: () => void;
}

/** A ride in a window without room for its receipt: addresses, driver and vehicle, price and payment, what to do. */
export function RideSheet({ ride, canRate, onClose }: RideSheetProps) {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const title = ride?.startsAt ? formatDayAndTime(language, ride.startsAt) : UNKNOWN;
  return (
    <Dialog
      open={ride !== null}
      onClose={onClose}
      title={title}
      closeLabel={t('common:close')}
      foot={
        ride && (
          <div className={styles.actions}>
            <LocalLink to={invoicePath([ride.orderId])} className={buttonClass()}>
              {t('rides.invoice')}
            </LocalLink>
            <RideActions ride={ride} canRate={canRate} />
          </div>
        )
      }
    >
      {ride && (
        <>
          <RideWay ride={ride} driver={[ride.driverName, ride.carNumber].filter(Boolean).join(' · ')} />
          <div>
            <Amount ride={ride} />
            <p className="soft">
              {t(`ride.payment.${ride.paymentType}`)}, {t(ride.isPaid ? 'ride.paid' : 'ride.pending')}
            </p>
            {ride.tip > 0 && (
              <p className="soft">
                {t('rides.tip')} {formatEuro(language, ride.tip)}
              </p>
            )}
          </div>
        </>
      )}
    </Dialog>
  );
}
