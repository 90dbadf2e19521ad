import type { ReactNode } from 'react';
import * as styles from './field.module.css';

/** The properties that connect a control to its field; spread on the input. */
interface ControlProps {
  readonly id: string;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldProps {
  readonly id: string;
  readonly label: string;
  /** Shown beside the label, for example "(optional)". */
  readonly note?: string | undefined;
  readonly hint?: ReactNode | undefined;
  readonly error?: string | undefined;
  readonly children: (control: ControlProps) => ReactNode;
}

/** The id of a field's label. */
export const labelId = (id: string) => `${id}-label`;

/** The id of the answers to a question about a field's value. */
export const questionId = (id: string) => `${id}-question`;

/** The id of a field's list. */
export const menuId = (id: string) => `${id}-menu`;

const hintId = (id: string) => `${id}-hint`;

/** The id of a field's error. */
const errorId = (id: string) => `${id}-error`;

/** A label, a control, a hint and an error, connected for screen readers (WCAG 1.3.1, 3.3.1). */
export function Field({ id, label, note, hint, error, children }: FieldProps) {
  const described = [hint ? hintId(id) : '', error ? errorId(id) : ''].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label id={labelId(id)} htmlFor={id} className={styles.label}>
        {label} {note && <span className={styles.note}>{note}</span>}
      </label>
      {children({
        id,
        className: styles.control,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {hint && (
        <div id={hintId(id)} className={styles.hint}>
          {hint}
        </div>
      )}
      <FieldError id={id} error={error} />
    </div>
  );
}

/** The error of a field, below it. */
export function FieldError({ id, error }: { readonly id: string; readonly error: string | undefined }) {
  if (!error) return null;
  return (
    <p id={errorId(id)} className={styles.error}>
      {error}
    </p>
  );
}

interface FieldGroupProps {
  readonly id: string;
  readonly legend: string;
  /** Whether the legend is for screen readers only, because the options say it all. */
  readonly isLegendQuiet?: boolean | undefined;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

/** A group of radios for one question. It has the id: the error summary focuses its first radio. */
export function FieldGroup({ id, legend, isLegendQuiet = false, error, children }: FieldGroupProps) {
  return (
    <fieldset id={id} className={styles.group} aria-describedby={error ? errorId(id) : undefined}>
      <legend className={isLegendQuiet ? 'quiet-text' : styles.label}>{legend}</legend>
      {children}
      <FieldError id={id} error={error} />
    </fieldset>
  );
}

/**
 * Focuses a field, or the chosen or first radio of a group, with its label in view: both, where they fit. If a question
 * about the field is open, its first answer.
 */
export function focusField(fieldId: string): void {
  const field = document.getElementById(fieldId);
  if (!field) return;
  const answers = document.getElementById(questionId(fieldId));
  const isGroup = field instanceof HTMLFieldSetElement;
  const control = isGroup
    ? (field.querySelector<HTMLElement>('input:checked:enabled') ?? field.querySelector<HTMLElement>('input:enabled'))
    : field;
  const label = document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  const error = document.getElementById(errorId(fieldId));
  // The last wins: the errors below are in view as far as they fit.
  const below = [...document.querySelectorAll('[id$="-error"]')].filter(
    (other) => field.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING,
  );
  for (const part of [...below.reverse(), error, field, isGroup ? control : label, answers])
    part?.scrollIntoView({ block: 'nearest' });
  (answers?.querySelector('button') ?? control)?.focus({ preventScroll: true });
}
