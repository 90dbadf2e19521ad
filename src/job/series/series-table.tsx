import type { ReactNode } from 'react';
import { formatDayAndTime } from '../../i18n/formats';
import { useLanguage } from '../../i18n/use-language';
import { useSlowly } from '../../ui/time';
import * as styles from './series-table.module.css';
import { useSeriesTexts } from './use-series-texts';

/** Screen readers hear the progress at most this often. */
const TELL_EVERY_MS = 10_000;

/** How far the orders or the cancellations are: shown at once, and announced slowly. */
export function ProgressText({ text }: { readonly text: string }) {
  const announced = useSlowly(text, TELL_EVERY_MS);
  return (
    <>
      <p role="status" className="quiet-text">
        {announced}
      </p>
      <p aria-hidden="true">{text}</p>
    </>
  );
}

/** A row of the table. */
export interface TableRide {
  readonly key: string;
  readonly startsAt: Date;
  readonly isBack: boolean;
  /** Notes about the ride, each in a line. */
  readonly notes?: readonly string[];
  /** The ride is left out of the order. */
  readonly isOut?: boolean;
  /** The last column: the state of the ride, or what can be done with it. */
  readonly cell: ReactNode;
}

interface SeriesTableProps {
  readonly caption: string;
  readonly rides: readonly TableRide[];
  /** The heading of the last column. */
  readonly heading: string;
}

/** The rides of a series in Berlin time (D21), one in each row. */
export function SeriesTable({ caption, rides, heading }: SeriesTableProps) {
  const { t } = useSeriesTexts();
  const language = useLanguage();
  return (
    <div className={styles.box}>
      <table className={styles.table}>
        <caption>{caption}</caption>
        <thead>
          <tr>
            <th scope="col">{t('table.when')}</th>
            <th scope="col">{t('table.ride')}</th>
            <th scope="col">{heading}</th>
          </tr>
        </thead>
        <tbody>
          {rides.map(({ key, startsAt, isBack, notes = [], isOut, cell }) => (
            <tr key={key}>
              <th scope="row">
                <span className={isOut ? styles.out : undefined}>{formatDayAndTime(language, startsAt)}</span>
                {notes.map((note) => (
                  <span key={note} className={styles.note}>
                    {note}
                  </span>
                ))}
              </th>
              <td>{t(isBack ? 'ride.back' : 'ride.there')}</td>
              <td>{cell}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
