import type { ReactNode } from 'react';
import * as styles from './failure-note.module.css';
import { Icon } from './icon';
import { TriangleAlert } from './icons';

interface FailureNoteProps {
  readonly sentence: ReactNode;
  /** The reference, and what can be done. */
  readonly children?: ReactNode;
}

/** The content of an alert that says what has failed: a card with the sentence in bold, and the rest small. */
export function FailureNote({ sentence, children }: FailureNoteProps) {
  return (
    <div className={styles.note}>
      <Icon of={TriangleAlert} size={20} />
      {/* The space separates them where the text is read without its layout. */}
      <b>{sentence}</b> <div className={styles.rest}>{children}</div>
    </div>
  );
}
