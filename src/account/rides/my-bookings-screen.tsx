import { type ComponentType, useState } from 'react';
import { now } from '../../device/clock';
import { hasLocalKey } from '../../device/storage';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { bookingPath } from '../../job/booking-path';
import { useCurrentRides } from '../../session/use-current-ride';
import { buttonClass } from '../../ui/button';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import * as cards from '../cards.module.css';
import { RideSummary } from '../completed-rides/ride-summary';
import { useRidePages, useRidesWithoutFeedback } from '../completed-rides/use-completed-rides';
import { CardsPlaceholder, LoadFailure } from '../loading/loading';
import * as screenStyles from '../screen.module.css';
import { CompletedRides } from './completed-rides';
import { type CurrentRide, currentRides } from './current-rides';
import * as styles from './rides.module.css';
import type { SeriesCardProps } from './series-card';

/** Loaded on a device that has a series of rides. */
const seriesCard = lazyPart(async () => (await import('./series-card')).SeriesCard);

const currentStatus = lazyPart(async () => (await import('./current-status')).CurrentStatus);

/**
 * My Bookings: current rides with a Track Ride link, and completed rides (Spec §2). On a device with a series, its
 * pre-orders are in a card of their own.
 */
export function MyBookingsScreen() {
  const [hasSeries] = useState(() => hasLocalKey('taxi.series'));
  return hasSeries ? <ListsWithSeries /> : <Lists SeriesCard={null} isLoading={false} />;
}

/** Mounted, and so fetched, when it is needed. Without its card, the rides of the series are among the others. */
function ListsWithSeries() {
  const { Part: SeriesCard, isLoading } = useLazyPart(seriesCard, true);
  return <Lists SeriesCard={SeriesCard} isLoading={isLoading} />;
}

interface ListsProps {
  readonly SeriesCard: ComponentType<SeriesCardProps> | null;
  readonly isLoading: boolean;
}

/**
 * The length of the first list is unknown, so the second one, below it, appears after the first has loaded and does not
 * move.
 */
function Lists({ SeriesCard, isLoading }: ListsProps) {
  const { t } = useTranslation('account');
  const current = useCurrentRides();
  // Starts all requests at once.
  useRidePages();
  useRidesWithoutFeedback();
  return (
    <div className={`${screenStyles.screen} ${screenStyles.wide}`}>
      <h1 className={screenStyles.title}>{t('rides.title')}</h1>
      {current.isPending || isLoading ? (
        <CardsPlaceholder />
      ) : (
        <>
          <CurrentRides rides={current} SeriesCard={SeriesCard} />
          <CompletedRides />
        </>
      )}
    </div>
  );
}

interface CurrentRidesProps extends Pick<ListsProps, 'SeriesCard'> {
  readonly rides: ReturnType<typeof useCurrentRides>;
}

function CurrentRides({ rides, SeriesCard }: CurrentRidesProps) {
  const { t } = useTranslation('account');
  const { Part: CurrentStatus } = useLazyPart(currentStatus, rides.data?.length);
  const shown = currentRides(rides.data ?? [], now());
  const rideCards = (listed: readonly CurrentRide[]) => (
    <ul className={styles.rides}>
      {listed.map((current) => (
        <li key={current.ride.bookingId} className={`card ${styles.ride}`}>
          <div className={styles.status}>{CurrentStatus && <CurrentStatus ride={current.ride} />}</div>
          <RideSummary ride={current.ride} headingLevel={3} state={t(`rides.${current.state}`)} />
          <LocalLink to={bookingPath(current.ride.bookingId)} className={buttonClass('signal', styles.action)}>
            {t('rides.track')}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.list} aria-labelledby="current-rides">
      <h2 id="current-rides" className={styles.heading}>
        {t('rides.current')}
      </h2>
      {rides.isSuccess && rides.data.length === 0 && (
        <div className={cards.notice}>
          <p className="soft">{t('rides.noCurrent')}</p>
          <LocalLink to="/bookings" className={buttonClass()}>
            {t('rides.book')}
          </LocalLink>
        </div>
      )}
      {/* What was loaded stays when a later load fails: a question about a series is open in it. */}
      {rides.data &&
        (SeriesCard ? <SeriesCard rides={shown} cards={rideCards} /> : shown.length > 0 && rideCards(shown))}
      {rides.isError && <LoadFailure failure={rides.error} onRetry={() => void rides.refetch()} />}
    </section>
  );
}
