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

interface SearchNoteProps extends Pick<SearchActionsProps, 'flow' | 'search'> {
  readonly remark: string | null;
}

/** The choice is offered after a minute (D35), unless a cancellation is under way. */
export const isChoiceOffered = (flow: SearchActionsProps['flow'], { cancelling }: DriverSearch) =>
  flow.isLong && cancelling === 'idle';

/**
 * A note on the search, in a place of its own below the steps: `remark` is the search's own; then what follows it, each
 * message an element of its own.
 */
export function SearchNote({ flow, search, remark }: SearchNoteProps) {
  const { t } = useTranslation(['booking', 'errors']);
  const isAsked = search.cancelling === 'asked';
  const isUnconfirmed = search.cancelling === 'not-confirmed';
  const isLong = isChoiceOffered(flow, search);
  const isFree = Number(site.cancelFee) === 0;
  return (
    <>
      <p key={remark} className={styles.remark} aria-hidden={remark !== null}>
        {remark ??
          (!isAsked &&
            [t('booking:searching.safe'), isFree && t('booking:search.cancelFree')].filter(Boolean).join(' '))}
      </p>
      <div role="status" className={styles.messages}>
        {isAsked && !search.isHeld && <p key="asked">{t('booking:search.asked')}</p>}
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

/** What the cancel button says in each state of a cancellation. */
const cancelWords = {
  idle: 'search.cancel',
  asked: 'search.cancelling',
  'not-confirmed': 'search.tryAgain',
  confirmed: 'search.cancel',
} as const satisfies Record<DriverSearch['cancelling'], string>;

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
      <div className={styles.plain}>
        <FollowButton send={send} follow={follow} isHeld={search.isHeld} />
        <button ref={cancel} type="button" className={buttonClass('stop')} aria-disabled={isBlocked} onClick={ask}>
          {/* A new element for each state: no word moves. */}
          <span key={search.cancelling}>{t(cancelWords[search.cancelling])}</span>
        </button>
      </div>
      <CancelCost />
    </>
  );
}

interface FollowButtonProps extends Pick<SearchActionsProps, 'send' | 'follow'> {
  readonly look?: 'quiet' | 'signal';
  /** A cancellation would be lost. */
  readonly isHeld?: boolean;
}

/** Leads to the page of the booking. */
export function FollowButton({ send, follow, look = 'quiet', isHeld }: FollowButtonProps) {
  const { t } = useTranslation('booking');
  return (
    <button
      ref={follow}
      type="button"
      className={buttonClass(look)}
      aria-disabled={isHeld}
      onClick={() => isHeld || send({ type: 'detailsOpened' })}
    >
      {t('searching.follow')}
    </button>
  );
}

/** The cost of cancelling, if it costs anything: the search has no dialog that asks again. */
function CancelCost() {
  const { t } = useTranslation('booking');
  const language = useLanguage();
  const fee: number = site.cancelFee;
  return fee > 0 ? (
    <p className={`soft ${styles.cost}`}>{t('search.cancelFee', { fee: formatEuro(language, fee) })}</p>
  ) : null;
}
