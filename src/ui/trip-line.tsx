import type { ReactNode } from 'react';
import * as styles from './trip-line.module.css';

/** The position of the markers depends on the kind of stop. */
const looks = { text: styles.text, fields: styles.fields } as const;

interface TripStopsProps {
  /** Whether the stops are lines of text or fields with a label above. */
  readonly of?: 'text' | 'fields';
  /** {@link TripStop}s: each has a ring, the last one a square. */
  readonly children: ReactNode;
}

/** The trip line with any number of stops: rings, dashes and a final square. */
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

/** A trip line with pickup and destination. */
export function TripLine({ start, end, of = 'text' }: TripLineProps) {
  return (
    <TripStops of={of}>
      <TripStop>{start}</TripStop>
      <TripStop>{end}</TripStop>
    </TripStops>
  );
}
