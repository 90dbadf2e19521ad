import { type ComponentType, useEffect, useState } from 'react';
import type { Ride } from '../../backend/types';
import { now } from '../../device/clock';
import { hasLocalKey } from '../../device/storage';
import { LocalLink } from '../../i18n/local-link';
import { useTranslation } from '../../i18n/use-translation';
import { bookingPath } from '../../job/booking-path';
import { useCurrentRides } from '../../session/use-current-ride';
import { buttonClass } from '../../ui/button';
import { Icon } from '../../ui/icon';
import { CarTaxiFront, ChevronRight } from '../../ui/icons';
import { lazyPart, useLazyPart } from '../../ui/use-lazy-part';
import { RideSummary } from '../completed-rides/ride-summary';
import { useRidePages, useRidesWithoutFeedback } from '../completed-rides/use-completed-rides';
import { CardsPlaceholder, LoadFailure } from '../loading/loading';
import * as screenStyles from '../screen.module.css';
import { RideSheet } from './completed-ride';
import { CompletedRides } from './completed-rides';
import { type CurrentRide, currentRides } from './current-rides';
import * as styles from './rides.module.css';
import type { SeriesCardProps } from './series-card';

/** Loaded on a device that has a series of rides. */
const seriesCard = lazyPart(async () => (await import('./series-card')).SeriesCard);

/** Loaded in a window with room for it. */
const receiptPane = lazyPart(async () => (await import('./receipt-pane')).ReceiptPane);

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
  const { rides } = useRidePages();
  const unrated = useRidesWithoutFeedback();
  // Without the list only Rate is missing.
  const isRateKnown = !unrated.isPending;
  const isDesk = useIsDesk();
  const [pressed, setPressed] = useState<Ride | null>(null);
  const latest = rides.find(({ orderId }) => orderId === pressed?.orderId) ?? pressed;
  const opened = latest ?? (isDesk ? (rides[0] ?? null) : null);
  const canRate = unrated.data?.some(({ bookingId }) => bookingId === opened?.bookingId) ?? false;
  const { Part: ReceiptPane } = useLazyPart(receiptPane, isDesk && opened);
  return (
    <div className={styles.columns}>
      <div className={screenStyles.screen}>
        <h1 className={screenStyles.title}>{t('rides.title')}</h1>
        {current.isPending || isLoading ? (
          <CardsPlaceholder />
        ) : (
          <>
            <CurrentRides rides={current} SeriesCard={SeriesCard} />
            <CompletedRides isDesk={isDesk} isRateKnown={isRateKnown} opened={opened} onOpen={setPressed} />
          </>
        )}
      </div>
      {isDesk ? (
        <div className={styles.pane}>
          {ReceiptPane && opened && isRateKnown && <ReceiptPane key={opened.orderId} ride={opened} canRate={canRate} />}
        </div>
      ) : (
        <RideSheet ride={opened} canRate={canRate} onClose={() => setPressed(null)} />
      )}
    </div>
  );
}

/** Room for the receipt beside the list; paper is narrower, and prints what the screen shows. */
const DESK = '(min-width: 80em)';

function useIsDesk(): boolean {
  const [isDesk, setDesk] = useState(() => matchMedia(DESK).matches);
  useEffect(() => {
    const desk = matchMedia(DESK);
    const follow = () => {
      if (!matchMedia('print').matches) setDesk(desk.matches);
    };
    desk.addEventListener('change', follow);
    return () => desk.removeEventListener('change', follow);
  }, []);
  return isDesk;
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
          <RideSummary ride={current.ride} state={t(`rides.${current.state}`)} />
          <LocalLink to={bookingPath(current.ride.bookingId)} className={buttonClass('signal', styles.action)}>
            {t('rides.track')}
          </LocalLink>
        </li>
      ))}
    </ul>
  );
  return (
    <section className={styles.list} aria-labelledby="current-rides">
      <h2 id="current-rides" className={shown.length > 0 ? styles.heading : 'quiet-text'}>
        {t('rides.current')}
      </h2>
      {rides.isSuccess && rides.data.length === 0 && (
        <LocalLink to="/bookings" className={styles.book ?? ''}>
          <Icon of={CarTaxiFront} size={24} />
          <span>
            <b>{t('rides.book')}</b>
            <small>{t('rides.noCurrent')}</small>
          </span>
          <Icon of={ChevronRight} size={20} />
        </LocalLink>
      )}
      {/* What was loaded stays when a later load fails: a question about a series is open in it. */}
      {rides.data &&
        (SeriesCard ? <SeriesCard rides={shown} cards={rideCards} /> : shown.length > 0 && rideCards(shown))}
      {rides.isError && <LoadFailure failure={rides.error} onRetry={() => void rides.refetch()} />}
    </section>
  );
}
