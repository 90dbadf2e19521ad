import type { ReactNode } from 'react';
import * as styles from './map-screen.module.css';

interface MapScreenProps {
  /** What can be read and done; first for the keyboard and for screen readers. */
  readonly panel: ReactNode;
  readonly map: ReactNode;
}

/** A screen of two: the panel beside the map at a desk; on a phone the map on top and the panel over its lower edge. */
export function MapScreen({ panel, map }: MapScreenProps) {
  return (
    <div className={`wrap ${styles.screen}`}>
      <div className={styles.panel}>{panel}</div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}
