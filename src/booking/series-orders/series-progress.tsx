import { useBusyText } from '../../backend/use-busy-text';
import { FailureReference } from '../../i18n/failure-reference';
import { LocalLink } from '../../i18n/local-link';
import type { Translate } from '../../i18n/texts';
import { bookingPath } from '../../job/booking-path';
import { SeriesCalendar } from '../../job/series/series-calendar';
import {
  bookingIdsOf,
  isMissingRow,
  isOpenRow,
  isSettledSeries,
  type SeriesRecord,
  type SeriesRow,
} from '../../job/series/series-record';
import { SeriesTable } from '../../job/series/series-table';
import { useSeriesTexts } from '../../job/series/use-series-texts';
import { parseBerlinTime } from '../../lib/berlin-time';
import { Button, buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { useSlowly } from '../../ui/time';
import { CallUs } from '../call-us';
import * as styles from './series.module.css';
import type { Series } from './use-series';

/** Screen readers hear the progress at most this often. */
const TELL_EVERY_MS = 10_000;

interface SeriesProgressProps {
  readonly open: boolean;
  readonly record: SeriesRecord | null;
  readonly series: Pick<Series, 'doing' | 'stop' | 'check' | 'leaveMissing'>;
  /** The orders need answers that are not stored, and the form does not have them. */
  readonly needsLines: boolean;
  readonly onGoOn: () => void;
  readonly onToForm: () => void;
  readonly onClose: () => void;
}

/** The rides of a series while they are ordered, and afterwards: which are placed, not placed and not known. */
export function SeriesProgress(props: SeriesProgressProps) {
  const { open, record, series, onClose } = props;
  const { t } = useSeriesTexts();
  const isPlacing = series.doing === 'placing';
  const isDone = record !== null && isSettledSeries(record);
  const title = () => {
    if (isPlacing) return t('run.title');
    return t(record && bookingIdsOf(record).length === record.rows.length ? 'run.done' : 'run.stopped');
  };
  return (
    <Sheet
      open={open && record !== null}
      // An order under way cannot be left.
      onClose={() => {
        if (!isPlacing) onClose();
      }}
      title={title()}
      {...(!isPlacing && { closeLabel: t('run.close') })}
      foot={
        record && !isPlacing && (isDone ? <DoneFoot record={record} /> : <StoppedFoot {...props} record={record} />)
      }
    >
      {record && <Progress record={record} isPlacing={isPlacing} stop={series.stop} />}
    </Sheet>
  );
}

interface ProgressProps extends Pick<Series, 'stop'> {
  readonly record: SeriesRecord;
  readonly isPlacing: boolean;
}

function Progress({ record, isPlacing, stop }: ProgressProps) {
  const { t } = useSeriesTexts();
  const { rows } = record;
  const placed = bookingIdsOf(record).length;
  const count = t('run.progress', { placed, number: rows.length });
  // The list of rides is read before each order.
  const progress = [count, useBusyText()].filter(Boolean).join(' ');
  const announced = useSlowly(progress, TELL_EVERY_MS);
  const stopText = () => {
    if (stop === 'offline' || stop === 'unreadable' || stop === 'failing') return t(`run.${stop}`);
    return rows.some(isMissingRow) ? t('run.someLeft') : '';
  };
  return (
    <>
      <p role="status" className="quiet-text">
        {announced}
      </p>
      <div>
        <p aria-hidden="true">{progress}</p>
        <progress className={styles.progress} aria-label={count} value={placed} max={rows.length} />
        {isPlacing ? (
          <p className="soft">{t('run.keepOpen')}</p>
        ) : (
          <div role="alert">
            {stopText() && <p>{stopText()}</p>}
            {rows.some(isOpenRow) && <p>{t('run.unknown')}</p>}
            {(stopText() || rows.some(isOpenRow)) && <FailureReference />}
          </div>
        )}
      </div>
      <SeriesTable
        caption={t('table.caption')}
        heading={t('table.state')}
        rides={rows.map((row) => ({
          key: row.key,
          startsAt: parseBerlinTime(row.startsAt) ?? new Date(Number.NaN),
          isBack: row.isBack,
          cell: stateText(row, isPlacing, t),
        }))}
      />
    </>
  );
}

function stateText(row: SeriesRow, isPlacing: boolean, t: Translate<'series'>): string {
  if (row.state === 'placed' || row.state === 'taken') return t(`state.${row.state}`, { bookingId: row.bookingId });
  // No order is under way, so no answer will arrive: the outcome is unknown.
  return t(`state.${row.state === 'sending' && !isPlacing ? 'unknown' : row.state}`);
}

function DoneFoot({ record }: { readonly record: SeriesRecord }) {
  const { t } = useSeriesTexts();
  const [bookingId] = bookingIdsOf(record);
  return (
    <div className={styles.actions}>
      <LocalLink to="/private/your-ride" className={buttonClass()}>
        {t('run.myBookings')}
      </LocalLink>
      <SeriesCalendar record={record} />
      {bookingId !== undefined && (
        <LocalLink to={bookingPath(bookingId)} className={buttonClass('quiet')}>
          {t('run.track')}
        </LocalLink>
      )}
    </div>
  );
}

function StoppedFoot(props: SeriesProgressProps & { readonly record: SeriesRecord }) {
  const { record, series, needsLines, onGoOn, onToForm } = props;
  const { t } = useSeriesTexts();
  const missing = record.rows.filter(isMissingRow).length;
  const isChecking = series.doing !== 'nothing';
  return (
    <div className={styles.actions}>
      {missing > 0 && needsLines && <p>{t('run.treatment')}</p>}
      {missing > 0 && (
        <Button onClick={needsLines ? onToForm : onGoOn}>
          {needsLines && t('run.toForm')}
          {!needsLines && (missing === 1 ? t('run.bookOne') : t('run.book', { number: missing }))}
        </Button>
      )}
      {record.rows.some(isOpenRow) && (
        <Button look="quiet" aria-disabled={isChecking} onClick={series.check}>
          {t('run.check')}
        </Button>
      )}
      {missing > 0 && (
        <Button look="quiet" onClick={series.leaveMissing}>
          {t('run.leave')}
        </Button>
      )}
      <CallUs />
    </div>
  );
}
