import type { IconNode } from 'lucide';
import { Icon } from '../icon';
import { FieldGroup } from './field';
import * as styles from './segmented.module.css';

interface SegmentedProps<Value extends string> {
  readonly id: string;
  readonly legend: string;
  readonly isLegendQuiet?: boolean;
  readonly options: readonly { readonly value: Value; readonly label: string; readonly icon?: IconNode }[];
  readonly value: Value | null;
  readonly onChange: (value: Value) => void;
  readonly error?: string | undefined;
  /** Two buttons beside the legend rather than one control below it. */
  readonly isApart?: boolean;
}

/** A few options side by side: a radio group, so that the arrow keys work. */
export function Segmented<Value extends string>(props: SegmentedProps<Value>) {
  const { id, legend, isLegendQuiet, options, value, onChange, error, isApart } = props;
  return (
    <FieldGroup id={id} legend={legend} isLegendQuiet={isLegendQuiet} error={error}>
      <div className={isApart ? styles.apart : styles.segments}>
        {options.map((option) => (
          <label key={option.value} className={styles.segment}>
            <input
              type="radio"
              name={id}
              className={styles.input}
              value={option.value}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.icon && <Icon of={option.icon} size={20} />}
            {option.label}
          </label>
        ))}
      </div>
    </FieldGroup>
  );
}
