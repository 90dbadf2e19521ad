import type { RefObject } from 'react';
import { now } from '../../device/clock';
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
  /** Buttons that are always rendered: they take the focus when another button is removed. */
  readonly follow: RefObject<HTMLButtonElement>;
  readonly cancel: RefObject<HTMLButtonElement>;
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
      {/* Each message is an element of its own, at the lower edge: none moves. */}
      <div role="status" className={styles.messages}>
        {isAsked && <p key="asked">{t('booking:search.asked')}</p>}
        {isLong && <p key="long">{t('booking:search.long')}</p>}
      </div>
      {isLong && (
        <a className={styles.call} href={`tel:${site.bookingPhone.dialled}`}>
          {t('booking:doubt.call')}
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

/** After a minute: keep waiting, or another vehicle; after an unconfirmed cancellation: keep the booking, or call. */
export function SearchChoices({ flow, search, send, follow, cancel }: SearchActionsProps) {
  const { t } = useTranslation('booking');
  if (search.cancelling === 'not-confirmed') {
    return (
      <div className={styles.pair}>
        <Button
          look="quiet"
          onClick={() => {
            search.leaveCancelling();
            follow.current?.focus();
          }}
        >
          {t('search.goOn')}
        </Button>
        <CallUs />
      </div>
    );
  }
  if (!isChoiceOffered(flow, search)) return null;
  return (
    <div className={styles.pair}>
      <Button
        onClick={() => {
          send({ type: 'keptWaiting', atMs: now() });
          follow.current?.focus();
        }}
      >
        {t('search.wait')}
      </Button>
      <Button
        look="quiet"
        aria-disabled={!search.canCancel}
        onClick={() => {
          if (!search.canCancel) return;
          search.cancel('change-vehicle');
          // This button is removed next; that one stays and shows the state.
          cancel.current?.focus();
        }}
      >
        {t('search.changeVehicle')}
      </Button>
    </div>
  );
}

/** The customer's options at any time of the search: its page, and cancelling (D35), in three states (D23). */
export function SearchActions({ flow, search, send, follow, cancel }: SearchActionsProps) {
  const { t } = useTranslation('booking');
  const isAsked = search.cancelling === 'asked';
  const isUnconfirmed = search.cancelling === 'not-confirmed';
  const isBlocked = isAsked || !search.canCancel;
  const ask = () => {
    if (!isBlocked) search.cancel(isUnconfirmed && flow.wish ? flow.wish : 'cancel');
  };
  return (
    <>
      <div className={styles.pair}>
        <FollowButton send={send} follow={follow} />
        <button ref={cancel} type="button" className={buttonClass('stop')} aria-disabled={isBlocked} onClick={ask}>
          {isAsked && t('search.cancelling')}
          {isUnconfirmed && t('search.tryAgain')}
          {!isAsked && !isUnconfirmed && t('search.cancel')}
        </button>
      </div>
      <CancelCost />
    </>
  );
}

/** Leads to the page of the booking. */
export function FollowButton({ send, follow }: Pick<SearchActionsProps, 'send' | 'follow'>) {
  const { t } = useTranslation('booking');
  return (
    <button ref={follow} type="button" className={buttonClass('quiet')} onClick={() => send({ type: 'detailsOpened' })}>
      {t('searching.follow')}
    </button>
  );
}

/** The cost of cancelling; hidden, it keeps its room. */
export function CancelCost({ isHidden = false }: { readonly isHidden?: boolean }) {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const fee: number = site.cancelFee;
  return (
    <p className={`soft ${styles.cost} ${isHidden ? styles.held : ''}`}>
      {fee > 0 ? t('search.cancelFee', { fee: formatEuro(language, fee) }) : t('search.cancelFree')}
    </p>
  );
}
