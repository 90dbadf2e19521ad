import { useMemo } from 'react';
import type { Ride } from '../../backend/types';
import { formatDay, UNKNOWN } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { berlinWallTime } from '../../lib/berlin-time';
import { Button } from '../../ui/button';
import { useRidePages } from '../completed-rides/use-completed-rides';
import { LoadFailure } from '../loading/loading';
import { CustomerPage } from './customer-page';
import * as styles from './pages.module.css';

const DRIVERS_SHOWN = 50;

/**
 * Driver list: the drivers of past rides, with the number of rides and the last date (D8). Says how many rides it
 * covers.
 */
export function DriverListScreen() {
  const { t } = useTranslation(['customer-pages', 'common']);
  const language = useLanguage();
  const { query, rides } = useRidePages();
  const drivers = useMemo(() => driversOf(rides), [rides]);
  const day = (instant: Date | null) => (instant ? formatDay(language, berlinWallTime(instant).date) : UNKNOWN);

  return (
    <CustomerPage title={t('menu.drivers')} isWide>
      {query.isPending && (
        <p role="status" data-waiting>
          {t('common:loading')}
        </p>
      )}
      {query.isError && !query.data && <LoadFailure failure={query.error} onRetry={() => void query.refetch()} />}
      {query.data && drivers.length === 0 && <p>{t('drivers.none')}</p>}
      {query.data && drivers.length > 0 && (
        <>
          <p className="soft">
            {rides.length === 1 ? t('drivers.fromOne') : t('drivers.from', { number: rides.length })}
          </p>
          <ul className={styles.drivers}>
            {drivers.slice(0, DRIVERS_SHOWN).map((driver) => (
              <li key={driver.name}>
                <strong translate="no">{driver.name}</strong>
                <span className="soft">{t('drivers.line', { number: driver.rides, date: day(driver.lastAt) })}</span>
              </li>
            ))}
          </ul>
        </>
      )}
      {query.isFetchNextPageError && <LoadFailure failure={query.error} onRetry={() => void query.fetchNextPage()} />}
      {query.hasNextPage && !query.isFetchNextPageError && (
        <div className={styles.actions}>
          <Button look="quiet" aria-disabled={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
            {query.isFetchingNextPage ? t('common:loading') : t('drivers.more')}
          </Button>
        </div>
      )}
    </CustomerPage>
  );
}

/** A driver of past rides. */
interface KnownDriver {
  readonly name: string;
  readonly rides: number;
  /** Null if no ride has a known date. */
  readonly lastAt: Date | null;
}

/** The drivers of these rides, latest ride first; rides without a driver's name are skipped. */
export function driversOf(rides: readonly Ride[]): readonly KnownDriver[] {
  const drivers = new Map<string, KnownDriver>();
  for (const { driverName, startsAt } of rides) {
    if (driverName === '') continue;
    const known = drivers.get(driverName);
    const isLater = startsAt !== null && (!known?.lastAt || startsAt > known.lastAt);
    drivers.set(driverName, {
      name: driverName,
      rides: (known?.rides ?? 0) + 1,
      lastAt: isLater ? startsAt : (known?.lastAt ?? null),
    });
  }
  return [...drivers.values()].sort((a, b) => (b.lastAt?.getTime() ?? 0) - (a.lastAt?.getTime() ?? 0));
}
