import type { ReactNode } from 'react';
import * as styles from './map-screen.module.css';

interface MapScreenProps {
  /** The content and controls; first for the keyboard and for screen readers. */
  readonly panel: ReactNode;
  readonly map: ReactNode;
  /**
   * The next step, at the lower edge of the window while the panel is longer than the window. With it the panel is one
   * sheet and needs no card of its own. It is one row of buttons and at most three lines of text high.
   */
  readonly foot?: ReactNode;
  /** On a phone the map is as high as the panel's first view allows. */
  readonly isTall?: boolean;
}

/**
 * A screen with a panel and a map. On a desktop they are side by side, and the map extends to the window's edge; on a
 * phone the panel overlaps the map's lower edge. In a low window (an on-screen keyboard, a phone in landscape, a zoomed
 * page) the foot is the end of the panel.
 */
export function MapScreen({ panel, map, foot, isTall = false }: MapScreenProps) {
  return (
    <div className={`${styles.screen} ${isTall ? styles.tall : ''}`}>
      <div className={foot ? `${styles.panel} ${styles.sheet}` : styles.panel} data-sheet-place>
        {panel}
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
      <div className={styles.map}>{map}</div>
    </div>
  );
}
