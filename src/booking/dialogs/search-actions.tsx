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
  const { t } = useTranslation('booking');
  const isAsked = search.cancelling === 'asked';
  const isLong = isChoiceOffered(flow, search);
  return (
    <>
      <p role="status" className={styles.note}>
        {isAsked ? t('search.asked') : isLong && t('search.long')}
      </p>
      {!isAsked && !isLong && <p className="soft">{t('searching.safe')}</p>}
    </>
  );
}

/**
 * The customer's options during the search: cancel at any time (D35), in three states (D23); after a minute also keep
 * waiting, change the vehicle or call. New options are added at the end, so that nothing moves.
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
      <div className={styles.cancel}>
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
        <CancelCost />
      </div>
      {isChoiceOffered(flow, search) && (
        <>
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
          <CallUs />
        </>
      )}
      {isUnconfirmed && (
        <>
          {/* The sentence of Spec §8, then its explanation. */}
          <div role="alert" className={styles.doubt}>
            <p className={styles.problem}>{t('errors:cancel')}</p>
            <p>{t('booking:search.notConfirmed', { bookingId: flow.bookingId })}</p>
          </div>
          <CallUs />
          <Button
            look="quiet"
            onClick={() => {
              search.leaveCancelling();
              follow.current?.focus();
            }}
          >
            {t('booking:search.goOn')}
          </Button>
        </>
      )}
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
