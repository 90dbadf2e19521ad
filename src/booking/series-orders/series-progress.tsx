import { useEffect } from 'react';
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
import { ProgressText, SeriesTable } from '../../job/series/series-table';
import { useSeriesTexts } from '../../job/series/use-series-texts';
import { parseBerlinTime } from '../../lib/berlin-time';
import { Button, buttonClass } from '../../ui/button';
import { Sheet } from '../../ui/dialog/sheet';
import { CallUs } from '../call-us';
import * as styles from './series.module.css';
import type { Series } from './use-series';

interface SeriesProgressProps {
  readonly open: boolean;
  readonly record: SeriesRecord | null;
  readonly series: Pick<Series, 'doing' | 'stop' | 'check' | 'leaveMissing'>;
  /** The orders need answers that are not stored, and the form does not have them. */
  readonly needsLines: boolean;
  /** Orders what is missing, or leads to the form for these answers. */
  readonly onGoOn: () => void;
  readonly onClose: () => void;
}

interface HasRecord {
  readonly record: SeriesRecord;
}

/** The rides of a series while they are ordered, and afterwards: which are placed, not placed and not known. */
export function SeriesProgress(props: SeriesProgressProps) {
  const { open, record, series, onClose } = props;
  const { t } = useSeriesTexts();
  const isPlacing = series.doing === 'placing';
  const isDone = record !== null && isSettledSeries(record);
  /** What decides which buttons are there. */
  const left = isPlacing ? '' : `${record?.rows.some(isMissingRow)} ${record?.rows.some(isOpenRow)}`;
  // The pressed button may be gone with the others.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs again when there are other buttons
  useEffect(() => {
    if (!open || document.activeElement !== document.body) return;
    document.querySelector<HTMLElement>('dialog[open] h2')?.focus({ preventScroll: true });
  }, [left]);
  const title = () => {
    if (isPlacing) return t('run.title');
    return t(record && bookingIdsOf(record).length === record.rows.length ? 'run.done' : 'run.stopped');
  };
  return (
    <Sheet
      open={open && record !== null}
      // An order under way cannot be left: the phone is the way out.
      onClose={() => {
        if (!isPlacing) onClose();
      }}
      title={title()}
      {...(!isPlacing && { closeLabel: t('run.close') })}
      foot={
        record &&
        (isPlacing ? <CallUs /> : isDone ? <DoneFoot record={record} /> : <StoppedFoot {...props} record={record} />)
      }
    >
      {record && <Progress {...props} record={record} />}
    </Sheet>
  );
}

function Progress({ record, series: { doing, stop } }: SeriesProgressProps & HasRecord) {
  const { t } = useSeriesTexts();
  const { rows } = record;
  const isPlacing = doing === 'placing';
  const placed = bookingIdsOf(record).length;
  const count = t('run.progress', { placed, number: rows.length });
  // The list of rides is read before each order.
  const progress = [count, useBusyText()].filter(Boolean).join(' ');
  const stopText = () => {
    if (stop === 'offline' || stop === 'unreadable' || stop === 'failing') return t(`run.${stop}`);
    return rows.some(isMissingRow) ? t('run.someLeft') : '';
  };
  return (
    <>
      <div>
        <ProgressText text={progress} />
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

function DoneFoot({ record }: HasRecord) {
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

function StoppedFoot({ record, series, needsLines, onGoOn }: SeriesProgressProps & HasRecord) {
  const { t } = useSeriesTexts();
  const missing = record.rows.filter(isMissingRow).length;
  // One task at a time: those that are not known are being looked for.
  const isBusy = series.doing !== 'nothing';
  return (
    <div className={styles.actions}>
      {missing > 0 && needsLines && <p>{t('run.treatment')}</p>}
      {missing > 0 && (
        <Button aria-disabled={isBusy && !needsLines} onClick={onGoOn}>
          {needsLines && t('run.toForm')}
          {!needsLines && (missing === 1 ? t('run.bookOne') : t('run.book', { number: missing }))}
        </Button>
      )}
      {record.rows.some(isOpenRow) && (
        <Button look="quiet" aria-disabled={isBusy} onClick={series.check}>
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
