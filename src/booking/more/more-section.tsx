import { type ReactNode, useEffect, useId, useState } from 'react';
import type { Language } from '../../i18n/languages';
import { useChunkTexts } from '../../i18n/use-translation';
import { focusField } from '../../ui/form/field';
import { Icon } from '../../ui/icon';
import { ChevronDown } from '../../ui/icons';
import { fieldId, type MoreField, type OpenOption } from '../form/form';
import type { MoreValues } from './more';
import * as styles from './more-fields.module.css';

/** The values that a section shows and changes, and the error of each field. */
export interface MoreSectionProps {
  readonly values: MoreValues;
  /** Takes what changes, or a function of the current values for a change that may be late. */
  readonly onChange: (change: Partial<MoreValues> | ((values: MoreValues) => Partial<MoreValues>)) => void;
  /** The open option, with the field that takes the focus. */
  readonly open: OpenOption;
  readonly errorOf: (field: MoreField) => string | undefined;
}

interface SectionProps extends Partial<Pick<MoreSectionProps, 'open'>> {
  readonly name: 'passenger' | 'series' | 'wishes' | 'treatment';
  readonly title: string;
  /** The section's own fields: it opens when one of them is to take the focus. */
  readonly fields?: readonly MoreField[];
  readonly children: ReactNode;
}

/** A row that opens a section. */
export function MoreSection({ name, title, open, fields, children }: SectionProps) {
  const [isOpen, setOpen] = useState(false);
  const panel = useId();
  const isWanted = fields?.some((field) => field === open?.field);
  const [lastOpen, setLastOpen] = useState<OpenOption>();
  if (open !== lastOpen) {
    setLastOpen(open);
    if (isWanted) setOpen(true);
  }
  useEffect(() => {
    if (isOpen && isWanted && open?.field) focusField(fieldId(open.field));
  }, [isOpen, isWanted, open]);
  return (
    <section className={styles.section}>
      <h2 className={styles.title}>
        <button
          type="button"
          id={`booking-more-${name}`}
          className={styles.row}
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpen(!isOpen)}
        >
          {title}
          <Icon of={ChevronDown} size={18} />
        </button>
      </h2>
      <div id={panel} className={styles.panel} hidden={!isOpen}>
        {isOpen && children}
      </div>
    </section>
  );
}

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
