import { useEffect, useRef } from 'react';
import { formatEuro, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { Button } from '../../ui/button';
import { LoadFailure } from './load-failure';
import { RideSummary } from './ride-summary';
import * as styles from './rides.module.css';
import { useCompletedRides } from './use-my-bookings';

/** Completed rides, 20 at a time (Spec §9). */
export function CompletedRides() {
  const { t } = useTranslation(['account', 'common']);
  const language = useLanguage();
  const { rides, status, failure, isFetchingMore, hasMoreFailed, hasMore, showMore, tryAgain } = useCompletedRides();
  const { list, rememberLength } = useFocusOnNew(rides.length);

  const loadMore = () => {
    rememberLength();
    showMore();
  };

  return (
    <section className={styles.list} aria-labelledby="completed-rides">
      <h2 id="completed-rides" className={styles.heading}>
        {t('rides.completed')}
      </h2>
      {status === 'pending' && <p role="status">{t('common:loading')}</p>}
      {status === 'error' && rides.length === 0 && <LoadFailure failure={failure} onRetry={tryAgain} />}
      {status === 'success' && rides.length === 0 && <p className="soft">{t('rides.noCompleted')}</p>}
      {rides.length > 0 && (
        <ul ref={list} className={styles.rides}>
          {rides.map((ride) => (
            <li key={ride.orderId} className={`card ${styles.ride}`}>
              <RideSummary ride={ride} headingLevel={3} />
              <p className={styles.price}>
                <span className="quiet-text">{t('rides.price')} </span>
                {ride.invoicePrice === null ? UNKNOWN : formatEuro(language, ride.invoicePrice)}
              </p>
            </li>
          ))}
        </ul>
      )}
      {hasMoreFailed && <LoadFailure failure={failure} onRetry={loadMore} />}
      {hasMore && !hasMoreFailed && (
        <Button look="quiet" className={styles.more ?? ''} aria-disabled={isFetchingMore} onClick={loadMore}>
          {isFetchingMore ? t('common:loading') : t('rides.loadMore')}
        </Button>
      )}
    </section>
  );
}

/** After "load more" the focus goes to the first new ride: the button moves down, or away after the last page. */
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
