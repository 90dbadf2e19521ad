import type { ReactNode } from 'react';
import * as screenStyles from '../screen.module.css';
import * as styles from './pages.module.css';

interface CustomerPageProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A small page of the side menu (D8). */
export const CustomerPage = ({ title, children }: CustomerPageProps) => (
  <section className={screenStyles.screen} aria-labelledby="page-title">
    <h1 id="page-title" className={screenStyles.title}>
      {title}
    </h1>
    <div className={`card ${styles.card}`}>{children}</div>
  </section>
);
