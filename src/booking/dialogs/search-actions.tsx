import { type RefObject, useRef } from 'react';
import { formatEuro } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { CallUs } from '../call-us';
import type { BookingEvent, BookingFlow } from '../order/flow-steps';
import type { DriverSearch } from '../order/use-driver-search';
import * as styles from './dialogs.module.css';

interface SearchActionsProps {
  readonly flow: BookingFlow & { readonly step: 'searching' };
  readonly search: DriverSearch;
  readonly send: (event: BookingEvent) => void;
  /** A button that is always rendered: it takes the focus when another button is removed. */
  readonly follow: RefObject<HTMLButtonElement>;
}

/** The choice is offered after a minute (D35), unless a cancellation is under way. */
const isChoiceOffered = (flow: SearchActionsProps['flow'], { cancelling }: DriverSearch) =>
  flow.isLong && cancelling !== 'asked' && cancelling !== 'not-confirmed';

/** A note on the search: its latest message replaces the introduction. */
export function SearchNote({ flow, search }: Pick<SearchActionsProps, 'flow' | 'search'>) {
  const { t } = useTranslation(['booking', 'errors']);
  const isAsked = search.cancelling === 'asked';
  const isUnconfirmed = search.cancelling === 'not-confirmed';
  const isLong = isChoiceOffered(flow, search);
  return (
    <>
      <p role="status" className={styles.note}>
        {isAsked ? t('booking:search.asked') : isLong && t('booking:search.long')}
      </p>
      {isLong && (
        <a className={styles.call} href={`tel:${site.bookingPhone.dialled}`}>
          {t('booking:doubt.call', { phone: site.bookingPhone.shown })}
        </a>
      )}
      {isUnconfirmed && (
        // The sentence of Spec §8, then its explanation.
        <div role="alert" className={styles.doubt}>
          <p className={styles.problem}>{t('errors:cancel')}</p>
          <p>{t('booking:search.notConfirmed', { bookingId: flow.bookingId })}</p>
        </div>
      )}
      {!isAsked && !isLong && !isUnconfirmed && <p className="soft">{t('booking:searching.safe')}</p>}
    </>
  );
}

/**
 * The customer's options during the search: cancel at any time (D35), in three states (D23); after a minute also keep
 * waiting, change the vehicle or call. New options are added above the others, which stay at the lower edge.
 */
export function SearchActions({ flow, search, send, follow }: SearchActionsProps) {
  const { t } = useTranslation(['booking', 'errors']);
  const cancel = useRef<HTMLButtonElement>(null);
  const isAsked = search.cancelling === 'asked';
  const isUnconfirmed = search.cancelling === 'not-confirmed';
  const isBlocked = isAsked || !search.canCancel;
  const ask = (wish: 'cancel' | 'change-vehicle') => {
    if (isBlocked) return;
    search.cancel(wish);
    // The other button may be removed; this one stays and shows the state.
    cancel.current?.focus();
  };
  return (
    <>
      {isChoiceOffered(flow, search) && (
        <div className={styles.pair}>
          <Button
            onClick={() => {
              send({ type: 'keptWaiting', atMs: Date.now() });
              follow.current?.focus();
            }}
          >
            {t('booking:search.wait')}
          </Button>
          <Button look="quiet" aria-disabled={isBlocked} onClick={() => ask('change-vehicle')}>
            {t('booking:search.changeVehicle')}
          </Button>
        </div>
      )}
      {isUnconfirmed && (
        <div className={styles.pair}>
          <Button
            look="quiet"
            onClick={() => {
              search.leaveCancelling();
              follow.current?.focus();
            }}
          >
            {t('booking:search.goOn')}
          </Button>
          <CallUs />
        </div>
      )}
      <div className={styles.pair}>
        <button
          ref={follow}
          type="button"
          className={buttonClass('quiet')}
          onClick={() => send({ type: 'detailsOpened' })}
        >
          {t('booking:searching.follow')}
        </button>
        <button
          ref={cancel}
          type="button"
          className={buttonClass('stop')}
          aria-disabled={isBlocked}
          onClick={() => ask(isUnconfirmed && flow.wish ? flow.wish : 'cancel')}
        >
          {isAsked && t('booking:search.cancelling')}
          {isUnconfirmed && t('booking:search.tryAgain')}
          {!isAsked && !isUnconfirmed && t('booking:search.cancel')}
        </button>
      </div>
      <CancelCost />
    </>
  );
}

function CancelCost() {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const fee: number = site.cancelFee;
  return (
    <p className={`soft ${styles.cost}`}>
      {fee > 0 ? t('search.cancelFee', { fee: formatEuro(language, fee) }) : t('search.cancelFree')}
    </p>
  );
}
