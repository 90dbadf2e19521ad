import type { ReactNode } from 'react';
import * as styles from './map-screen.module.css';

interface MapScreenProps {
  /** What can be read and done; first for the keyboard and for screen readers. */
  readonly panel: ReactNode;
  readonly map: ReactNode;
  /**
   * The next step, at the lower edge of the window while the panel is longer than that. With it the panel is one sheet
   * and needs no card of its own. It is one row of buttons and at most three lines of text high.
   */
  readonly foot?: ReactNode;
}

/**
 * A screen of two: the panel beside the map at a desk, where the map reaches the window's edge; on a phone the map on
 * top and the panel over its lower edge. In a low window (the keyboard on the screen, a phone on its side, a magnified
 * page) the foot is the end of the panel.
 */
export function MapScreen({ panel, map, foot }: MapScreenProps) {
  return (
    <div className={styles.screen}>
      <div className={foot ? `${styles.panel} ${styles.sheet}` : styles.panel} data-sheet-place>
        {panel}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}
