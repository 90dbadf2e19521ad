import type { ReactNode } from 'react';
import type { Language } from '../../i18n/languages';
import { useChunkTexts } from '../../i18n/use-translation';
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

interface CheckChoiceProps {
  readonly id: string;
  readonly isChecked: boolean;
  readonly onChange: (isChecked: boolean) => void;
  readonly isLong?: boolean;
  readonly children: ReactNode;
}

/** A checkbox with its label. The browser does not restore it: what is ticked is what the order contains. */
export const CheckChoice = ({ id, isChecked, onChange, isLong = false, children }: CheckChoiceProps) => (
  <label className={isLong ? `${styles.choice} ${styles.consent}` : styles.choice}>
    <input
      type="checkbox"
      id={id}
      autoComplete="off"
      checked={isChecked}
      onChange={(event) => onChange(event.target.checked)}
    />
    <span>{children}</span>
  </label>
);

const textsIn = (language: Language) => require(`../../locales/${language}/more.json`);

/** The texts of this room: they load with its fields. */
export const useMoreTexts = () => useChunkTexts('more', textsIn);
