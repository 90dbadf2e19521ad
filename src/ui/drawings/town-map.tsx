import type { ReactNode } from 'react';
import * as styles from './town-map.module.css';

/**
 * A decorative town map that fills its parent, with its children drawn on top. The centre stays visible at every width,
 * and the colours follow the colour scheme.
 */
export const TownMap = ({ children }: { readonly children?: ReactNode }) => (
  <svg
    viewBox="0 0 760 620"
    preserveAspectRatio="xMidYMid slice"
    className={styles.town}
    aria-hidden="true"
    focusable="false"
  >
    <path fill="var(--land)" d="M0 0h760v620H0z" />
    <path d="M-20 420C140 380 220 480 380 430S640 330 780 390v260H-20z" fill="var(--park)" />
    <path d="M700-20C600 120 640 260 560 380S520 560 560 660" stroke="var(--river)" strokeWidth="40" fill="none" />
    <path
      d="M-20 200C200 170 400 230 780 150M205-20c30 240-10 440 20 680M420-20c-20 200 40 420 20 680M-20 330c240-20 460 20 800-50"
      stroke="var(--street)"
      fill="none"
      strokeWidth="14"
    />
    {children}
  </svg>
);
