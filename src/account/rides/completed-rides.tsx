import { useEffect, useRef, useState } from 'react';
import type { Ride } from '../../backend/types';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { Button, buttonClass } from '../../ui/button';
import * as textButton from '../../ui/text-button.module.css';
import { invoicePath } from '../completed-rides/invoice-path';
import { CardsPlaceholder, LoadFailure } from '../loading/loading';
import { CompletedRide } from './completed-ride';
import { byMonth, type Month } from './month';
import { MonthFilter } from './month-filter';
import { MonthHeading } from './month-heading';
import * as styles from './rides.module.css';
import { useCompletedRides } from './use-my-bookings';

interface CompletedRidesProps {
  /** See `CompletedRide`. */
  readonly isDesk: boolean;
  /** Whether it is known which rides have no feedback: a ride opens with all its buttons. */
  readonly isRateKnown: boolean;
  /** The ride whose details are open; null for none. */
  readonly opened: Ride | null;
  readonly onOpen: (ride: Ride) => void;
}

/**
 * Completed rides by month, 20 at a time (Spec §9), of all months or of one. In the mode of the combined receipt,
 * several are chosen for one document of invoices.
 */
export function CompletedRides({ isDesk, isRateKnown, opened, onOpen }: CompletedRidesProps) {
  const { t } = useTranslation(['account', 'common']);
  const [month, setMonth] = useState<Month | null>(null);
  const [chosen, setChosen] = useState<readonly string[] | null>(null);
  const found = useCompletedRides(month);
  const { rides, status, failure, isFetchingMore, hasMoreFailed, hasMore, isLookingFurther, completeMonth, missing } =
    found;
  const { list, rememberLength } = useFocusOnNew(rides.length);
  const hasFailed = status === 'error' && !hasMoreFailed && rides.length === 0;
  const isRead = status === 'success' || hasMoreFailed;
  const isEmpty = isRead && !isLookingFurther && !hasMoreFailed && rides.length === 0;
  const isWaiting = status === 'pending' || (rides.length > 0 && !isRateKnown);
  const ofChosenMonth = missing === 0 ? completeMonth : null;

  const loadMore = () => {
    rememberLength();
    found.showMore();
  };
  const choiceOf = ({ orderId }: Ride) =>
    chosen && {
      isChosen: chosen.includes(orderId),
      onChoose: (isChosen: boolean) =>
        setChosen(isChosen ? [...chosen, orderId] : chosen.filter((one) => one !== orderId)),
    };

  return (
    <section className={styles.list} aria-labelledby="completed-rides">
      <h2 id="completed-rides" className="quiet-text">
        {t('rides.completed')}
      </h2>
      <div className={styles.tools} hidden={(hasFailed || isEmpty) && month === null}>
        <MonthFilter
          month={month}
          onChange={(next) => {
            setMonth(next);
            setChosen((before) => before && []);
          }}
        />
        <Button
          look="quiet"
          className={styles.mode ?? ''}
          aria-pressed={chosen !== null}
          onClick={() => setChosen(chosen ? null : [])}
        >
          {t('rides.combine')}
        </Button>
      </div>
      {chosen && (
        <div className={styles.choosing}>
          <button
            type="button"
            className={textButton.text}
            onClick={() => setChosen(rides.map(({ orderId }) => orderId))}
          >
            {t('rides.chooseShown')}
          </button>
          <button
            type="button"
            className={textButton.text}
            aria-disabled={chosen.length === 0}
            onClick={() => setChosen([])}
          >
            {t('rides.clear')}
          </button>
        </div>
      )}
      {isWaiting && <CardsPlaceholder />}
      {hasFailed && <LoadFailure failure={failure} onRetry={found.tryAgain} />}
      {isEmpty && (
        // A new element for each month: the same words again are another announcement.
        <p key={month} role="status" className="soft">
          {t(month === null ? 'rides.noCompleted' : 'rides.noneInMonth')}
        </p>
      )}
      {month !== null && completeMonth && missing > 0 && (
        <p className="soft">{t('rides.monthMissing', { number: missing })}</p>
      )}
      {rides.length > 0 && !isWaiting && (
        <div ref={list}>
          {byMonth(rides).map(([one, ofMonth]) => (
            <div key={one}>
              <MonthHeading month={one} all={month === null ? found.allOf(one) : ofChosenMonth} />
              <ul className={styles.rows}>
                {ofMonth.map((ride) => (
                  <li key={ride.orderId}>
                    <CompletedRide
                      ride={ride}
                      isDesk={isDesk}
                      isOpen={opened?.orderId === ride.orderId}
                      onOpen={() => onOpen(ride)}
                      choice={choiceOf(ride)}
                    />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          {chosen && chosen.length > 0 && (
            <p className={styles.receipt}>
              <LocalLink to={invoicePath(chosen)} className={buttonClass()}>
                {t('rides.chosen', { number: chosen.length })}
              </LocalLink>
            </p>
          )}
        </div>
      )}
      {isLookingFurther && status !== 'pending' && <p role="status">{t('rides.lookingFurther')}</p>}
      {hasMoreFailed && <LoadFailure failure={failure} onRetry={found.readOn} />}
      {hasMoreFailed && month !== null && <p className="soft">{t('rides.monthIncomplete')}</p>}
      {hasMore && !hasMoreFailed && !isWaiting && (
        <Button look="quiet" className={styles.more ?? ''} aria-disabled={isFetchingMore} onClick={loadMore}>
          {isFetchingMore ? t('common:loading') : t('rides.loadMore')}
        </Button>
      )}
    </section>
  );
}

/**
 * After "load more", the focus moves to the first new ride: the button moves down, or is removed after the last page.
 */
function useFocusOnNew(length: number) {
  const list = useRef<HTMLDivElement>(null);
  const lengthBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = lengthBefore.current;
    if (before === null || length <= before) return;
    lengthBefore.current = null;
    list.current?.querySelectorAll<HTMLElement>('h4')[before]?.focus();
  }, [length]);
  return {
    list,
    rememberLength: () => {
      lengthBefore.current = length;
    },
  };
}
