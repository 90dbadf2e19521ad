import { useLocation } from '@reach/router';
import type { ReactNode } from 'react';
import { site } from '../../site';
import { ErrorBoundary } from '../../ui/error-boundary';
import * as styles from '../layout.module.css';

interface FrameBoundaryProps {
  /** The part's landmark: when it fails, the phone number stands in it. Without it nothing takes the part's place. */
  readonly as?: 'header' | 'footer';
  readonly children: ReactNode;
}

/** Around a part of the page's frame: when it fails, the screen and every other part stay. */
export const FrameBoundary = ({ as: Landmark, children }: FrameBoundaryProps) => (
  <ErrorBoundary
    place={useLocation().pathname}
    // Facts alone, because texts and links may be what has failed.
    fallback={() =>
      Landmark && (
        <Landmark className={`wrap ${styles.bar}`}>
          {site.name} <a href={`tel:${site.bookingPhone.dialled}`}>{site.bookingPhone.shown}</a>
        </Landmark>
      )
    }
  >
    {children}
  </ErrorBoundary>
);
