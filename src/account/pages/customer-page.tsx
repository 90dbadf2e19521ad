import type { ReactNode } from 'react';
import * as screenStyles from '../screen.module.css';
import * as styles from './pages.module.css';

interface CustomerPageProps {
  readonly title: string;
  /** Whether it has a list, which uses the width of a desk. */
  readonly isWide?: boolean;
  readonly children: ReactNode;
}

/** A small page of the side menu (D8). */
export const CustomerPage = ({ title, isWide = false, children }: CustomerPageProps) => (
  <section className={`${screenStyles.screen} ${isWide ? screenStyles.wide : ''}`} aria-labelledby="page-title">
    <h1 id="page-title" className={screenStyles.title}>
      {title}
    </h1>
    <div className={`card ${styles.card}`}>{children}</div>
  </section>
);
