import { type MouseEvent, useEffect, useRef } from 'react';
import * as styles from './error-summary.module.css';
import type { ProblemList } from './problem-list';

interface ErrorSummaryProps<Field extends string, Sentence extends string> {
  readonly heading: string;
  readonly problems: Pick<ProblemList<Field, Sentence>, 'sentences' | 'attempt'>;
  readonly textOf: (sentence: Sentence) => string;
  /** The id of a field, or of a group of radios. */
  readonly idOf: (field: Field) => string;
}

/**
 * What the last submit found wrong, above the form, each sentence linked to its field; each attempt moves the focus here
 * (D11). Nothing when nothing is wrong.
 */
export function ErrorSummary<Field extends string, Sentence extends string>(props: ErrorSummaryProps<Field, Sentence>) {
  const { heading, problems, textOf, idOf } = props;
  const { sentences, attempt } = problems;
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what asks for the focus
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

/** Focuses the field with its label in view; the address stays as it is (GOV.UK, error summary). */
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
