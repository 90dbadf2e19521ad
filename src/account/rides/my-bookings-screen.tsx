import { useState } from 'react';
import { backendNow } from '../../device/clock';
import { hasLocalKey } from '../../device/storage';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { bookingPath } from '../../job/booking-path';
import { useCurrentRides } from '../../session/use-current-ride';
import { buttonClass } from '../../ui/button';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import * as cards from '../cards.module.css';
import { RideSummary } from '../completed-rides/ride-summary';
import { useRidePages } from '../completed-rides/use-ride-pages';
import { useRidesWithoutFeedback } from '../completed-rides/use-rides-without-feedback';
import { CardsPlaceholder } from '../loading/cards-placeholder';
import { LoadFailure } from '../loading/load-failure';
import * as screenStyles from '../screen.module.css';
import { CompletedRides } from './completed-rides';
import { type CurrentRide, currentRides } from './current-rides';
import * as styles from './rides.module.css';
import type { SeriesCardProps } from './series-card';

/**
 * My Bookings: current rides with a Track Ride link, and completed rides (Spec §2). The length of the first list is
 * unknown, so the second one, below it, appears after the first has loaded and does not move.
 */
export function MyBookingsScreen() {
  const { t } = useTranslation('account');
  const current = useCurrentRides();
  // Starts all requests at once.
  useRidePages();
  useRidesWithoutFeedback();
  return (
    <div className={`${screenStyles.screen} ${screenStyles.wide}`}>
      <h1 className={screenStyles.title}>{t('rides.title')}</h1>
      {current.isPending ? (
        <CardsPlaceholder />
      ) : (
        <>
          <CurrentRides rides={current} />
          <CompletedRides />
        </>
      )}
    </div>
  );
}

/** Loaded on a device that has a series of rides. */
const seriesCard = lazyPart(async () => (await import('./series-card')).SeriesCard);

const currentStatus = lazyPart(async () => (await import('./current-status')).CurrentStatus);

function CurrentRides({ rides }: { readonly rides: ReturnType<typeof useCurrentRides> }) {
  const { t } = useTranslation('account');
  const { Part: CurrentStatus } = useLazyPart(currentStatus, rides.data?.length);
  const [hasSeries] = useState(() => hasLocalKey('taxi.series'));
  const rideCards = (shown: readonly CurrentRide[]) => (
    <ul className={styles.rides}>
      {shown.map((current) => (
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
      {rides.data && (rides.data.length > 0 || hasSeries) && (
        <WithSeries hasSeries={hasSeries} rides={currentRides(rides.data, backendNow())} cards={rideCards} />
      )}
      {rides.isError && <LoadFailure failure={rides.error} onRetry={() => void rides.refetch()} />}
    </section>
  );
}

/** The current rides; on a device with a series, its pre-orders are in a table of their own. */
const WithSeries = ({ hasSeries, ...props }: SeriesCardProps & { readonly hasSeries: boolean }) =>
  hasSeries ? <LoadedSeries {...props} /> : props.cards(props.rides);

/** Mounted, and so fetched, when it is needed. */
function LoadedSeries({ rides, cards }: SeriesCardProps) {
  const { Part: SeriesCard, hasFailed } = useLazyPart(seriesCard, true);
  if (SeriesCard) return <SeriesCard rides={rides} cards={cards} />;
  return hasFailed ? cards(rides) : <CardsPlaceholder />;
}
