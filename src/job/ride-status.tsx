import type { ReactNode } from 'react';
import { formatClock, formatMinutes, formatWeekdayAndTime, UNKNOWN } from '../i18n/formats';
import type { Translate } from '../i18n/texts';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { hasAccepted, JobStatus, jobStatusTable } from './job-status';
import * as styles from './ride-status.module.css';
import { type Age, minutesUntil, type RideTime, staleAge } from './ride-time';
import { SearchSteps } from './search-steps';

/** "20 s ago". */
export const ageText = (age: Age, t: Translate<'status'>): string =>
  age.unit === 'now' ? t('status:age.now') : t(`status:age.${age.unit}`, { number: age.count });

interface RideStatusProps {
  readonly status: JobStatus;
  readonly size: 'large' | 'small';
  readonly time: RideTime | null;
  readonly nowMs: number;
  /** Empty if unknown. */
  readonly plate: string;
  /** Driver and vehicle, in two lines. */
  readonly driver?: ReactNode;
  /** The live connection is lost: the time may no longer be true. */
  readonly isLost?: boolean;
  /** Text beside the minutes: the distance. */
  readonly distance?: string;
  /** One more line. */
  readonly note?: ReactNode;
  /** The sentence of the status. */
  readonly children: ReactNode;
}

/**
 * The status of a ride, the same on every screen: the sentence, the time and its meaning, the number plate, driver and
 * vehicle. While a driver is looked for, the steps of the search take the place of the time. At the pickup the
 * plate is the largest text: customers look for it at the kerb.
 */
export function RideStatus(props: RideStatusProps) {
  const { status, size, time, plate, driver, note, isLost, children } = props;
  const { t } = useTranslation('status');
  const isHere = status === JobStatus.AT_CUSTOMER;
  const isSearching = size === 'large' && status === JobStatus.JOB_ACCEPTED_YN && time?.meaning !== 'booked';
  const { isOver } = jobStatusTable[status];
  // Without a time beside it, the plate takes the place of the clock.
  const isPlateAlone = isHere || time === null;
  const looks = [
    styles.status,
    size === 'large' ? styles.large : styles.small,
    isPlateAlone && styles.alone,
    isSearching && styles.searching,
    isOver && styles.over,
    isLost && styles.lost,
    status === JobStatus.CANCELED && styles.canceled,
  ];
  return (
    <div className={looks.filter(Boolean).join(' ')}>
      <div className={styles.words}>{children}</div>
      {isSearching && <SearchSteps now="asking" />}
      {time && !isSearching && <Time {...props} time={time} />}
      {/* New elements in a new place: nothing that is already read moves. */}
      {plate && hasAccepted(status) && !isOver && (
        <p key={isPlateAlone ? 'alone' : 'beside'} className={styles.plate}>
          <span className="quiet-text">{t('plate')} </span>
          <span translate="no">{plate}</span>
        </p>
      )}
      {isHere && <p className={styles.wide}>{t('check')}</p>}
      {driver && (
        <div key={`${status} driver`} className={styles.driver}>
          {driver}
        </div>
      )}
      {note && (
        <div key={`${status} note`} className={styles.wide}>
          {note}
        </div>
      )}
    </div>
  );
}

/**
 * The clock time, and below it its meaning with the minutes, or with the age of the news when that is old; a dash if
 * unknown, never 0 (D17). A booked time is day and time in one line.
 */
function Time({ time, nowMs, distance }: RideStatusProps & { readonly time: RideTime }) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const { meaning, atMs, toldAtMs } = time;
  const at = atMs === null ? null : new Date(atMs);
  if (at && meaning === 'booked') return <p className={styles.booked}>{formatWeekdayAndTime(language, at)}</p>;
  const more = () => {
    if (at === null) return t('time.unknown');
    const age = staleAge(toldAtMs, nowMs);
    if (age) return t('time.known', { age: ageText(age, t) });
    return t('time.in', { minutes: formatMinutes(minutesUntil(at.getTime(), nowMs)) });
  };
  return (
    <div className={styles.time}>
      <p className={styles.clock}>{at ? formatClock(language, at) : UNKNOWN}</p>
      {/* A new element once the time is known: its words do not move. */}
      <p key={String(at === null)}>
        {at && <span>{t(meaning === 'drop' ? 'time.drop' : 'time.pickup')} </span>}
        {/* One text: the distance does not move when the minutes lose a digit. */}
        <span>{[more(), distance].filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  );
}
