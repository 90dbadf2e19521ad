import { type ReactNode, useRef } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { useSlowly } from '../../ui/time/use-slowly';
import { CallUs } from '../call-us';
import type { BookingEvent, BookingFlow } from '../order/flow-steps';
import type { DriverSearch } from '../order/use-driver-search';
import * as styles from './dialogs.module.css';
import { CancelCost, FollowButton, SearchActions, SearchChoices, SearchNote } from './search-actions';
import { SearchElapsed } from './search-elapsed';
import { useSearchText } from './use-search-text';

/** Screen readers hear the progress at most this often. */
const PROGRESS_EVERY_MS = 10_000;

interface SearchingDialogProps {
  readonly flow: BookingFlow;
  readonly search: DriverSearch;
  readonly send: (event: BookingEvent) => void;
  /** The taxi of a driver who has accepted. */
  readonly taxi: ReactNode;
}

/**
 * The searching-driver dialog (Spec §4): progress from the order to the driver's answer, announced at most every 10 s,
 * the answer at once. The customer can leave at any time for the booking's page. Closing it does not cancel: the bar
 * leads back to the booking. It has one height: text is added from the top, buttons from the bottom, so nothing moves.
 */
export function SearchingDialog({ flow, search, send, taxi }: SearchingDialogProps) {
  const { t } = useTranslation('booking');
  const text = useSearchText(flow, search);
  const follow = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const isOrdering = flow.step === 'creating' || flow.step === 'checking';
  const isOpen = isOrdering || flow.step === 'searching' || flow.step === 'accepted';
  const isMissing = flow.step === 'searching' && search.isMissing;
  const isLost = flow.step === 'searching' && flow.connection === 'lost' && !isMissing;
  const isUrgent = !isOpen || flow.step === 'accepted' || isMissing;
  const progress = isOpen ? [text.now, text.more].filter(Boolean).join(' ') : '';
  const news = useSlowly(progress, isUrgent ? 0 : PROGRESS_EVERY_MS);
  const retry = () => {
    if (isMissing) search.readAgain();
    else search.retry();
    // This button is removed next, so the focus moves to one that stays.
    follow.current?.focus();
  };
  const foot = (
    <>
      {(isLost || isMissing) && <Button onClick={retry}>{t('searching.retry')}</Button>}
      {(flow.step === 'checking' || isMissing) && <CallUs />}
      {flow.step === 'searching' && <SearchActions {...{ flow, search, send, follow, cancel }} />}
      {flow.step === 'accepted' && (
        <>
          <FollowButton send={send} follow={follow} />
          <CancelCost isHidden />
        </>
      )}
    </>
  );
  return (
    <Sheet open={isOpen} onClose={() => send({ type: 'wentBack' })} title={t('searching.title')} foot={foot}>
      {/* Hidden but not removed, so that the layout does not shift. */}
      <div
        className={`${styles.progress} ${flow.step === 'accepted' || isLost || isMissing ? styles.held : ''}`}
        role="progressbar"
        aria-label={t('searching.progress')}
      >
        <span />
      </div>
      {/* Read once by those who browse: as it is announced. */}
      <div className={styles.search} aria-hidden="true">
        <p className={styles.now}>{text.now}</p>
        {text.more && <p>{text.more}</p>}
      </div>
      <p role="status" className="quiet-text">
        {news}
      </p>
      {flow.step === 'accepted' && taxi}
      {text.problem && (
        <p role="alert" className={styles.problem}>
          {text.problem} {flow.step === 'searching' && <FailureReference bookingId={flow.bookingId} />}
        </p>
      )}
      {flow.step === 'searching' && !isMissing && (
        <>
          <SearchElapsed sinceMs={flow.orderedAtMs} />
          <div className={styles.space} />
          <SearchNote flow={flow} search={search} />
          <SearchChoices {...{ flow, search, send, follow, cancel }} />
        </>
      )}
    </Sheet>
  );
}
