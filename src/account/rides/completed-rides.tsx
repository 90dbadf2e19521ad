import { useEffect, useRef, useState } from 'react';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { Button, buttonClass } from '../../ui/button';
import { invoicePath } from '../completed-rides/invoice-path';
import { useRidesWithoutFeedback } from '../completed-rides/use-completed-rides';
import { CardsPlaceholder, LoadFailure } from '../loading/loading';
import { CompletedRide } from './completed-ride';
import type { Month } from './month';
import { MonthFilter } from './month-filter';
import { MonthTotal } from './month-total';
import * as styles from './rides.module.css';
import { useCompletedRides } from './use-my-bookings';

/**
 * Completed rides, 20 at a time (Spec §9), all or those of a month; several can be selected for one document of
 * invoices.
 */
export function CompletedRides() {
  const { t } = useTranslation(['account', 'common']);
  const [month, setMonth] = useState<Month | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const unrated = useRidesWithoutFeedback();
  const found = useCompletedRides(month);
  const { rides, status, failure, isFetchingMore, hasMoreFailed, hasMore, isLookingFurther, completeMonth, missing } =
    found;
  const { list, rememberLength } = useFocusOnNew(rides.length);
  const isRead = status === 'success' || hasMoreFailed;
  // A ride appears with all its buttons: the list of rides without feedback must be loaded first.
  const isWaiting = status === 'pending' || (rides.length > 0 && unrated.isPending);

  const loadMore = () => {
    rememberLength();
    found.showMore();
  };
  const choose = (orderId: string, isChosen: boolean) =>
    setChosen((before) => (isChosen ? [...before, orderId] : before.filter((one) => one !== orderId)));

  return (
    <section className={styles.list} aria-labelledby="completed-rides">
      <h2 id="completed-rides" className={styles.heading}>
        {t('rides.completed')}
      </h2>
      <MonthFilter
        month={month}
        onChange={(next) => {
          setMonth(next);
          setChosen([]);
        }}
      />
      {isWaiting && <CardsPlaceholder />}
      {status === 'error' && !hasMoreFailed && rides.length === 0 && (
        <LoadFailure failure={failure} onRetry={found.tryAgain} />
      )}
      {isRead && !isLookingFurther && !hasMoreFailed && rides.length === 0 && (
        <p className="soft">{t(month === null ? 'rides.noCompleted' : 'rides.noneInMonth')}</p>
      )}
      {month !== null && completeMonth && missing > 0 && (
        <p className="soft">{t('rides.monthMissing', { number: missing })}</p>
      )}
      {month !== null && completeMonth && completeMonth.length > 0 && missing === 0 && (
        <MonthTotal month={month} rides={completeMonth} />
      )}
      {rides.length > 0 && !isWaiting && (
        <>
          <ul ref={list} className={styles.rides}>
            {rides.map((ride) => (
              <li key={ride.orderId}>
                <CompletedRide
                  ride={ride}
                  canRate={unrated.data?.some(({ bookingId }) => bookingId === ride.bookingId) ?? false}
                  isChosen={chosen.includes(ride.orderId)}
                  onChoose={(isChosen) => choose(ride.orderId, isChosen)}
                />
              </li>
            ))}
          </ul>
          <div className={styles.chosen}>
            <Button look="quiet" onClick={() => setChosen(rides.map(({ orderId }) => orderId))}>
              {t('rides.chooseShown')}
            </Button>
            <Button look="quiet" aria-disabled={chosen.length === 0} onClick={() => setChosen([])}>
              {t('rides.clear')}
            </Button>
          </div>
          {chosen.length > 0 && (
            <p className={styles.receipt}>
              <LocalLink to={invoicePath(chosen)} className={buttonClass()}>
                {t('rides.chosen', { number: chosen.length })}
              </LocalLink>
            </p>
          )}
        </>
      )}
      {isLookingFurther && status !== 'pending' && <p role="status">{t('rides.lookingFurther')}</p>}
      {hasMoreFailed && <LoadFailure failure={failure} onRetry={month === null ? loadMore : found.readOn} />}
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
  const list = useRef<HTMLUListElement>(null);
  const lengthBefore = useRef<number | null>(null);
  useEffect(() => {
    const before = lengthBefore.current;
    if (before === null || length <= before) return;
    lengthBefore.current = null;
    list.current?.children[before]?.querySelector<HTMLElement>('h3')?.focus();
  }, [length]);
  return {
    list,
    rememberLength: () => {
      lengthBefore.current = length;
    },
  };
}
