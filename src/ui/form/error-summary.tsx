import { type MouseEvent, useEffect, useRef } from 'react';
import * as styles from './error-summary.module.css';
import type { ProblemList } from './problem-list';

interface ErrorSummaryProps<Field extends string, Sentence extends string> {
  readonly heading: string;
  readonly problems: Pick<ProblemList<Field, Sentence>, 'sentences' | 'attempt'>;
  readonly textOf: (sentence: Sentence) => string;
  /** The id of a field, or of a radio group. */
  readonly idOf: (field: Field) => string;
}

/**
 * The errors of the last submit, above the form, each linked to its field; each attempt moves the focus here (D11).
 * Renders nothing without errors.
 */
export function ErrorSummary<Field extends string, Sentence extends string>(props: ErrorSummaryProps<Field, Sentence>) {
  const { heading, problems, textOf, idOf } = props;
  const { sentences, attempt } = problems;
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus
  useEffect(() => summary.current?.focus(), [attempt]);

  if (sentences.length === 0) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.list}>
        {sentences.map(({ field, sentence }) => (
          <li key={sentence}>
            <a href={`#${idOf(field)}`} className={styles.link} onClick={(event) => focusField(event, idOf(field))}>
              {`- ${textOf(sentence)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Focuses the field with its label in view, without changing the address (GOV.UK, error summary). */
function focusField(event: MouseEvent, fieldId: string) {
  const field = document.getElementById(fieldId);
  if (!field) return;
  event.preventDefault();
  const control =
    field instanceof HTMLFieldSetElement
      ? (field.querySelector<HTMLElement>('input:checked:enabled') ?? field.querySelector<HTMLElement>('input:enabled'))
      : field;
  const label =
    field instanceof HTMLFieldSetElement ? field : document.querySelector(`label[for="${CSS.escape(fieldId)}"]`);
  (label ?? field).scrollIntoView({ block: 'start' });
  control?.focus({ preventScroll: true });
}
