import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../backend/failure';
import { useTranslation } from '../../i18n/use-translation';
import { LoadFailure } from '../loading/loading';
import * as styles from './pages.module.css';

interface AnswerProps<T> {
  readonly query: UseQueryResult<T, CallFailure>;
  /** The sentence that says the answer. */
  readonly say: (value: T) => string;
  /** Whether the customer has something: the sentence stands out. */
  readonly isGood: (value: T) => boolean;
  /** The sentence about a failed call. */
  readonly unreadable: string;
  /** The rest of the page. */
  readonly children: ReactNode;
}

/**
 * The answer of the backend on which a page depends, above the rest of the page. Both appear together, also after a
 * retry: no room is kept for an answer of unknown length, and nothing moves.
 */
export function Answer<T>({ query, say, isGood, unreadable, children }: AnswerProps<T>) {
  const { t } = useTranslation('common');
  if (query.isPending) {
    return (
      <p role="status" data-waiting>
        {t('loading')}
      </p>
    );
  }
  return (
    <>
      {query.isError ? (
        <LoadFailure sentence={unreadable} failure={query.error} onRetry={() => void query.refetch()} />
      ) : (
        // Not the element of the text before it, which would move.
        <p key="answer" className={isGood(query.data) ? styles.good : styles.answer}>
          {say(query.data)}
        </p>
      )}
      {children}
    </>
  );
}
