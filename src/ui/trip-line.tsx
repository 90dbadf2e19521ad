import type { ReactNode } from 'react';
import * as styles from './trip-line.module.css';

/** Where the marks stand depends on what a stop is. */
const looks = { text: styles.text, fields: styles.fields } as const;

interface TripStopsProps {
  /** Whether the stops are lines of text or fields with a label above. */
  readonly of?: 'text' | 'fields';
  /** {@link TripStop}s: every one a ring, the last one a square. */
  readonly children: ReactNode;
}

/** Rings, dashes, square: the line that runs through the whole product, with as many stops as there are. */
export function TripStops({ of = 'text', children }: TripStopsProps) {
  return <ol className={`${styles.trip} ${looks[of]}`}>{children}</ol>;
}

/** One stop on the line. */
export const TripStop = ({ children }: { readonly children: ReactNode }) => <li className={styles.stop}>{children}</li>;

interface TripLineProps {
  readonly start: ReactNode;
  readonly end: ReactNode;
  readonly of?: 'text' | 'fields';
}

/** From and to on the line. */
export function TripLine({ start, end, of = 'text' }: TripLineProps) {
  return (
    <TripStops of={of}>
      <TripStop>{start}</TripStop>
      <TripStop>{end}</TripStop>
    </TripStops>
  );
}
