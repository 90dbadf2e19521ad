import { type ReactElement, useEffect, useState } from 'react';
import { FailureReference } from '../../i18n/failure-reference';
import { formatEuro, formatShortDayAndTime } from '../../i18n/formats';
import { LocalLink } from '../../i18n/local-link';
import { useLanguage } from '../../i18n/use-language';
import { useTranslation } from '../../i18n/use-translation';
import { bookingPath } from '../../job/booking-path';
import type { CancelState } from '../../job/series/cancel-booking';
import { SeriesCalendar } from '../../job/series/series-calendar';
import { ProgressText, SeriesTable } from '../../job/series/series-table';
import { forgetOldSeries, readStoredSeries } from '../../job/series/stored-series';
import { useCancelSeries } from '../../job/series/use-cancel-series';
import { useSeriesTexts } from '../../job/series/use-series-texts';
import { usePerson } from '../../session/use-session';
import { site } from '../../site';
import { Button, buttonClass } from '../../ui/button';
import { Dialog } from '../../ui/dialog/dialog';
import * as textButton from '../../ui/text-button.module.css';
import type { CurrentRide } from './current-rides';
import * as styles from './rides.module.css';
import { ridesWithSeries, type SeriesRide } from './series-rides';

export interface SeriesCardProps {
  readonly rides: readonly CurrentRide[];
  /** Shows the rides that are no pre-order of the series. */
  readonly cards: (rides: readonly CurrentRide[]) => ReactElement;
}

/** The current rides, with the series on this device in a card of its own. */
export function SeriesCard({ rides, cards }: SeriesCardProps) {
  const { t } = useSeriesTexts();
  const record = readStoredSeries(usePerson());
  const { states, cancel } = useCancelSeries();
  const { series, coming, others, isOpen } = ridesWithSeries(record, rides, states);
  useEffect(() => forgetOldSeries(), []);
  return (
    <>
      {others.length > 0 && cards(others)}
      {record && (series.length > 0 || isOpen) && (
        <section className={`card ${styles.series}`} aria-labelledby="series-rides">
          <h3 id="series-rides" className={styles.heading}>
            {t('mine.title')}
          </h3>
          {isOpen && (
            <>
              <p>{t('mine.goOn')}</p>
              <LocalLink to="/bookings" className={buttonClass()}>
                {t('mine.toSeries')}
              </LocalLink>
            </>
          )}
          {series.length > 0 && (
            <>
              <CancelNews rides={series} states={states} />
              <RidesTable rides={series} states={states} onCancel={cancel} />
              <SeriesCalendar record={{ ...record, rows: [...coming] }} />
            </>
          )}
        </section>
      )}
    </>
  );
}

interface CancelProps {
  readonly rides: readonly SeriesRide[];
  readonly states: ReadonlyMap<string, CancelState>;
}

/** How far the cancellations are, and whether one has failed. */
function CancelNews({ rides, states }: CancelProps) {
  const { t } = useSeriesTexts();
  const { t: tError } = useTranslation('errors');
  const all = rides.flatMap(({ bookingId }) => states.get(bookingId) ?? []);
  const done = all.filter((state) => state === 'cancelled').length;
  const progress = all.length > 0 ? t('mine.progress', { done, number: all.length }) : '';
  return (
    <div>
      <ProgressText text={progress} />
      <div role="alert">
        {all.includes('failed') && (
          <p>
            {tError('cancel')} {t('mine.call')} <FailureReference />
          </p>
        )}
      </div>
    </div>
  );
}

function RidesTable({
  rides,
  states,
  onCancel,
}: CancelProps & { readonly onCancel: (ids: readonly string[]) => void }) {
  const { t } = useSeriesTexts();
  const language = useLanguage();
  const [asked, setAsked] = useState<readonly string[] | null>(null);
  const isOpen = ({ bookingId, state }: SeriesRide) => {
    const cancelling = states.get(bookingId);
    return state === 'preOrdered' && (cancelling === undefined || cancelling === 'failed');
  };
  const open = rides.filter(isOpen);
  const restText = () => {
    if (open.length === 1) return t('mine.cancelRestOne');
    if (open.length > 0) return t('mine.cancelRest', { number: open.length });
    return t([...states.values()].includes('cancelling') ? 'mine.cancelling' : 'mine.cancelled');
  };
  const stateText = ({ bookingId, state }: SeriesRide) => {
    const cancelling = states.get(bookingId);
    if (cancelling && cancelling !== 'failed') return t(`mine.${cancelling}`);
    return t(state === 'underWay' ? 'mine.underWay' : 'mine.booked');
  };
  return (
    <>
      <SeriesTable
        caption={t('mine.caption')}
        heading={t('table.state')}
        rides={rides.map((ride) => {
          const name = formatShortDayAndTime(language, ride.startsAt);
          return {
            key: ride.bookingId,
            startsAt: ride.startsAt,
            isBack: ride.isBack,
            cell: (
              <>
                <span>{stateText(ride)}</span>
                <div className={styles.seriesActions}>
                  <LocalLink
                    className={textButton.text}
                    to={bookingPath(ride.bookingId)}
                    aria-label={t('mine.trackRide', { ride: name })}
                  >
                    {t('mine.track')}
                  </LocalLink>
                  <button
                    type="button"
                    className={textButton.text}
                    aria-label={t('mine.cancelRide', { ride: name })}
                    aria-disabled={!isOpen(ride)}
                    onClick={() => {
                      if (isOpen(ride)) setAsked([ride.bookingId]);
                    }}
                  >
                    {t('mine.cancel')}
                  </button>
                </div>
              </>
            ),
          };
        })}
      />
      {rides.length > 1 && (
        <Button
          look="stop"
          aria-disabled={open.length === 0}
          onClick={() => {
            if (open.length > 0) setAsked(open.map(({ bookingId }) => bookingId));
          }}
        >
          {restText()}
        </Button>
      )}
      <AskDialog
        asked={asked}
        onCancel={(ids) => {
          onCancel(ids);
          setAsked(null);
        }}
        onKeep={() => setAsked(null)}
      />
    </>
  );
}

interface AskDialogProps {
  /** The bookings to cancel; null while the dialog is closed. */
  readonly asked: readonly string[] | null;
  readonly onCancel: (bookingIds: readonly string[]) => void;
  readonly onKeep: () => void;
}

function AskDialog({ asked, onCancel, onKeep }: AskDialogProps) {
  const { t } = useSeriesTexts();
  const language = useLanguage();
  const number = asked?.length ?? 0;
  const isOne = number === 1;
  return (
    <Dialog open={asked !== null} onClose={onKeep} title={isOne ? t('mine.ask') : t('mine.askRest', { number })}>
      <p>{site.cancelFee > 0 ? t('mine.fee', { fee: formatEuro(language, site.cancelFee) }) : t('mine.free')}</p>
      <div className={styles.seriesAnswers}>
        <Button look="quiet" onClick={onKeep}>
          {t('mine.keep')}
        </Button>
        <Button look="stop" onClick={() => onCancel(asked ?? [])}>
          {isOne ? t('mine.yes') : t('mine.yesRest', { number })}
        </Button>
      </div>
    </Dialog>
  );
}
