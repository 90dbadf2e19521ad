import { useEffect, useRef } from 'react';
import * as styles from './error-summary.module.css';
import { focusField } from './field';
import type { ProblemList } from './problem-list';

interface ErrorSummaryProps<Field extends string, Sentence extends string> {
  readonly heading: string;
  readonly problems: Pick<ProblemList<Field, Sentence>, 'sentences' | 'attempt'>;
  readonly textOf: (sentence: Sentence) => string;
  /** The id of a field, or of a radio group. */
  readonly idOf: (field: Field) => string;
  /** For a form that moves the focus to its first wrong field: called with the field of a pressed link. */
  readonly onGo?: (field: Field) => void;
}

/**
 * The errors of the last submit, each linked to its field. Each attempt moves the focus here (D11), unless the form
 * moves it itself. Renders nothing without errors.
 */
export function ErrorSummary<Field extends string, Sentence extends string>(props: ErrorSummaryProps<Field, Sentence>) {
  const { heading, problems, textOf, idOf, onGo } = props;
  const { sentences, attempt } = problems;
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: each attempt moves the focus
  useEffect(() => {
    if (!onGo) summary.current?.focus();
  }, [attempt]);

  if (sentences.length === 0) return null;
  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.list}>
        {sentences.map(({ field, sentence }) => (
          <li key={sentence}>
            <a
              href={`#${idOf(field)}`}
              className={styles.link}
              onClick={(event) => {
                // Without changing the address (GOV.UK, error summary).
                event.preventDefault();
                if (onGo) onGo(field);
                else focusField(idOf(field));
              }}
            >
              {`- ${textOf(sentence)}`}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}
