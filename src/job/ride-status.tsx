import type { ReactNode } from 'react';
import { formatClock, formatDay, formatMinutes, UNKNOWN } from '../i18n/formats';
import type { Translate } from '../i18n/translate';
import { useLanguage } from '../i18n/use-language';
import { useTranslation } from '../i18n/use-translation';
import { berlinWallTime } from '../lib/berlin-time';
import { minutesUntil } from '../lib/minutes-until';
import { hasAccepted, JobStatus, jobStatusTable } from './job-status';
import * as styles from './ride-status.module.css';
import { type Age, type RideTime, staleAge } from './ride-time';

/** "20 s ago". */
export const ageText = (age: Age, t: Translate<'status'>): string =>
  age.unit === 'now' ? t('status:age.now') : t(`status:age.${age.unit}`, { number: age.count });

interface RideStatusProps {
  readonly status: JobStatus;
  /** `line`: small; on a phone, one line with what matters most now. */
  readonly size: 'large' | 'small' | 'line';
  readonly time: RideTime | null;
  readonly nowMs: number;
  /** Empty if unknown. */
  readonly plate: string;
  /** The vehicle that waits at the pickup; empty if unknown. */
  readonly vehicleName?: string;
  /** The place where it arrives next, in one line. */
  readonly place?: ReactNode;
  /** Text beside the minutes: the distance. */
  readonly distance?: string;
  /** Takes the place of the next step. */
  readonly note?: ReactNode;
  /** The sentence of the status. */
  readonly children: ReactNode;
}

/**
 * The status of a ride, the same on every screen: the sentence, the time and its meaning, the number plate, the next
 * step. At the pickup the plate is the largest text: customers look for it at the kerb.
 */
export function RideStatus(props: RideStatusProps) {
  const { status, size, time, plate, vehicleName, place, note, children } = props;
  const { t } = useTranslation('status');
  const isHere = status === JobStatus.AT_CUSTOMER;
  const look = { large: styles.large, small: styles.small, line: `${styles.small} ${styles.line}` }[size];
  const { next, isOver } = jobStatusTable[status];
  // Without a time beside it, the plate takes the place of the clock.
  const isPlateAlone = isHere || time === null;
  const step = time?.meaning === 'booked' ? 'next.preOrder' : next;
  return (
    <div className={`${styles.status} ${look} ${isPlateAlone ? styles.alone : ''} ${isOver ? styles.over : ''}`}>
      <div className={styles.words}>
        {children}
        {place && <p className={styles.place}>{place}</p>}
      </div>
      {time && <Time {...props} time={time} />}
      {/* New elements in a new place: nothing that is already read moves. */}
      {plate && hasAccepted(status) && !isOver && (
        <p key={isPlateAlone ? 'alone' : 'beside'} className={styles.plate}>
          <span className="quiet-text">{t('plate')} </span>
          <span translate="no">{plate}</span>
        </p>
      )}
      {isHere && vehicleName && <p className={styles.wide}>{vehicleName}</p>}
      {(note ?? step) && (
        <div key={`${status} ${isPlateAlone}`} className={styles.wide}>
          {note ?? (step && <p>{t(step)}</p>)}
        </div>
      )}
    </div>
  );
}

/**
 * The clock time, and below it its meaning with the minutes, or with the age of the news when that is old; a dash if
 * unknown, never 0 (D17).
 */
function Time({ time, nowMs, distance }: RideStatusProps & { readonly time: RideTime }) {
  const { t } = useTranslation('status');
  const language = useLanguage();
  const { meaning, atMs, toldAtMs } = time;
  const at = atMs === null ? null : new Date(atMs);
  const more = () => {
    if (at === null) return t('time.unknown');
    if (meaning === 'booked') return t('time.on', { day: formatDay(language, berlinWallTime(at).date) });
    const age = staleAge(toldAtMs, nowMs);
    if (age) return t('time.known', { age: ageText(age, t) });
    return t('time.in', { minutes: formatMinutes(language, minutesUntil(at.getTime(), nowMs)) });
  };
  return (
    <div className={styles.time}>
      <p className={styles.clock}>{at ? formatClock(language, at) : UNKNOWN}</p>
      {/* A new element once the time is known: its words do not move. */}
      <p key={String(at === null)}>
        {at && <span>{t(meaning === 'drop' ? 'time.drop' : 'time.pickup')}, </span>}
        {/* One text: the distance does not move when the minutes lose a digit. */}
        <span>{[more(), distance].filter(Boolean).join(' · ')}</span>
      </p>
    </div>
  );
}
