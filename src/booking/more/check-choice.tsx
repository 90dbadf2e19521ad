import type { ReactNode } from 'react';
import * as styles from './more-fields.module.css';

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
