import { type MouseEvent, useEffect, useRef } from 'react';
import * as styles from './error-summary.module.css';

/** One sentence and the id of the field, or of the group of radios, that it is about. */
interface SummaryEntry {
  readonly fieldId: string;
  readonly text: string;
}

interface ErrorSummaryProps {
  readonly heading: string;
  readonly entries: readonly SummaryEntry[];
  /** A new number moves the focus here (D11). */
  readonly attempt: number;
}

/** What a form is missing, above it, each sentence linked to its field; the focus moves here (D11). */
export function ErrorSummary({ heading, entries, attempt }: ErrorSummaryProps) {
  const summary = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the attempt is what asks for the focus
  useEffect(() => summary.current?.focus(), [attempt]);

  return (
    <div ref={summary} role="alert" tabIndex={-1} className={styles.summary}>
      <p className={styles.heading}>{heading}</p>
      <ul className={styles.list}>
        {entries.map(({ fieldId, text }) => (
          <li key={text}>
            <a href={`#${fieldId}`} className={styles.link} onClick={(event) => focusField(event, fieldId)}>
              {`- ${text}`}
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
