import type { ReactNode } from 'react';
import * as styles from './late-page.module.css';

/** The reference of a page whose scripts have not arrived: no script can make another one up (decision 331). */
export const LATE_CODE = 'PAGE';

interface LateNoticeProps {
  /** That the page has not loaded completely, what is not affected, and what to do. */
  readonly text: string;
  /** The sentence with the reference. */
  readonly reference: string;
  readonly className?: string | undefined;
  /** The ways out. They work without a script. */
  readonly children?: ReactNode;
}

/**
 * What a page says if its scripts have not arrived after ten seconds. Only a style waits, so that it needs no script.
 */
export const LateNotice = ({ text, reference, className = '', children }: LateNoticeProps) => (
  <div role="status" data-late>
    <div className={`${styles.late} ${className}`}>
      <p>
        {text} {reference}
      </p>
      {children}
    </div>
  </div>
);
