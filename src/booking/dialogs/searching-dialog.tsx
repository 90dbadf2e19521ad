import { useRef } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { SearchSteps } from '../../job/search-steps';
import { Button } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { useSlowly } from '../../ui/time';
import { CallUs } from '../call-us';
import type { BookingEvent, BookingFlow } from '../order/flow-steps';
import type { DriverSearch } from '../order/use-driver-search';
import { AcceptedTaxi, OrderedTrip } from './accepted-taxi';
import * as styles from './dialogs.module.css';
import { FollowButton, isChoiceOffered, SearchActions, SearchChoices, SearchNote } from './search-actions';
import { SearchElapsed } from './search-elapsed';
import { useSearchText } from './use-search-text';

/** Screen readers hear the progress at most this often. */
const PROGRESS_EVERY_MS = 10_000;

interface SearchingDialogProps {
  readonly flow: BookingFlow;
  readonly search: DriverSearch;
  readonly send: (event: BookingEvent) => void;
  /** The minutes offered for the chosen vehicle; null if unknown. */
  readonly minutes: number | null;
}

/**
 * The searching-driver dialog (Spec §4): progress from the order to the driver's answer, announced at most every 10 s,
 * the answer at once. The customer can leave at any time for the booking's page. Closing it does not cancel: the bar
 * leads back to the booking. On a phone it is low, so that the map stays in view, and rises with what has to be decided
 * (a transform: nothing moves in it). A driver who accepts turns the same sheet into the ride's.
 */
export function SearchingDialog({ flow: present, search, send, minutes }: SearchingDialogProps) {
  const flow = present.step === 'done' && present.search ? present.search : present;
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
  // The customer can only wait or call: for a lost answer, a busy backend before the order, a booking that is gone.
  const isHeldUp = isMissing || flow.step === 'checking' || (isOrdering && text.more !== null);
  const isTall =
    isLost ||
    isHeldUp ||
    (flow.step === 'searching' && (search.cancelling === 'not-confirmed' || isChoiceOffered(flow, search)));
  const foot = (
    <>
      {flow.step === 'searching' && <SearchActions {...{ flow, search, send, follow, cancel }} />}
      {flow.step === 'accepted' && <FollowButton send={send} follow={follow} look="signal" />}
    </>
  );
  return (
    <Sheet
      open={isOpen}
      onClose={() => search.isHeld || send({ type: 'wentBack' })}
      title={t('searching.title')}
      isTitleQuiet
      foot={foot}
    >
      <p role="status" className="quiet-text">
        {news}
      </p>
      {flow.step === 'accepted' ? (
        <AcceptedTaxi bookingId={flow.bookingId} driverName={flow.driverName ?? ''} minutes={minutes}>
          {/* Read once by those who browse: as it is announced. */}
          <p aria-hidden="true">{text.now}</p>
          {text.more && <p aria-hidden="true">{text.more}</p>}
        </AcceptedTaxi>
      ) : (
        <>
          <div className={styles.search} data-tall={isTall || undefined}>
            {text.problem ? (
              <p role="alert" className={styles.problem}>
                {text.problem} {flow.step === 'searching' && <FailureReference bookingId={flow.bookingId} />}
              </p>
            ) : (
              <p key={text.now} className={styles.now} aria-hidden="true">
                {text.now}
              </p>
            )}
            {flow.step === 'searching' && !isMissing && <SearchElapsed sinceMs={flow.orderedAtMs} />}
          </div>
          {/* A higher sheet may begin with a longer sentence: what is below it is new then, and nothing moves. */}
          <SearchSteps key={`${isTall} steps`} now={isOrdering ? 'booked' : 'asking'} label={t('searching.progress')} />
          {flow.step === 'searching' && !isMissing ? (
            <>
              <div key={`${isTall} way`} className={styles.way}>
                <OrderedTrip bookingId={flow.bookingId} />
              </div>
              <SearchNote flow={flow} search={search} remark={text.more} />
              <SearchChoices {...{ flow, search, send, follow, cancel }} />
            </>
          ) : (
            <p className={styles.remark} aria-hidden="true">
              {text.more}
            </p>
          )}
          {/* Above the foot, whose buttons stay where they are. */}
          {(isLost || isMissing) && <Button onClick={retry}>{t('searching.retry')}</Button>}
          {isHeldUp && <CallUs />}
        </>
      )}
    </Sheet>
  );
}
