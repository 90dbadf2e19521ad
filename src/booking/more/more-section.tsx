import type { ReactNode } from 'react';
import type { MoreField } from '../form/form';
import type { MoreValues } from './more';
import * as styles from './more-fields.module.css';

/** The values that a section shows and changes, and the error of each field. */
export interface MoreSectionProps {
  readonly values: MoreValues;
  /** Takes what changes, or a function of the current values for a change that may be late. */
  readonly onChange: (change: Partial<MoreValues> | ((values: MoreValues) => Partial<MoreValues>)) => void;
  readonly errorOf: (field: MoreField) => string | undefined;
}

/** A section of the open part, with its heading. */
export const MoreSection = ({ title, children }: { readonly title: string; readonly children: ReactNode }) => (
  <section className={styles.section}>
    <h2 className={styles.title}>{title}</h2>
    {children}
  </section>
);
