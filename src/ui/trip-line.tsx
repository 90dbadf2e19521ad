import type { ReactNode } from 'react';
import * as styles from './trip-line.module.css';

/** Where the marks stand depends on what a stop is. */
const looks = { text: styles.text, fields: styles.fields } as const;

interface TripLineProps {
  readonly start: ReactNode;
  readonly end: ReactNode;
  /** Whether the stops are lines of text or fields with a label above. */
  readonly of?: 'text' | 'fields';
}

/** From and to: ring, dashes, square, the line that runs through the whole product. */
export function TripLine({ start, end, of = 'text' }: TripLineProps) {
  return (
    <ol className={`${styles.trip} ${looks[of]}`}>
      <li className={styles.stop}>{start}</li>
      <li className={styles.stop}>{end}</li>
    </ol>
  );
}
