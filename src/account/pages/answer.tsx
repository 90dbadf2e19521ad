import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { CallFailure } from '../../backend/failure';
import { FailureReference } from '../../i18n/failure-reference';
import { useTranslation } from '../../i18n/use-translation';
import { RetryButton } from '../../ui/button';
import { FailureNote } from '../../ui/failure-note';
import * as styles from './pages.module.css';

interface AnswerProps<T> {
  readonly query: UseQueryResult<T, CallFailure>;
  /** The sentence that says the answer. */
  readonly say: (value: T) => string;
  /** The sentence about a failed call. */
  readonly unreadable: string;
  /** The rest of the page. */
  readonly children: ReactNode;
}

/**
 * The answer of the backend on which a page depends, above the rest of the page. Both appear together, also after a
 * retry: no room is kept for an answer of unknown length, and nothing moves.
 */
export function Answer<T>({ query, say, unreadable, children }: AnswerProps<T>) {
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
        <div className={styles.failed}>
          <div role="alert">
            <FailureNote sentence={unreadable}>
              <FailureReference failure={query.error} />
            </FailureNote>
          </div>
          <RetryButton look="quiet" onRetry={() => void query.refetch()}>
            {t('tryAgain')}
          </RetryButton>
        </div>
      ) : (
        // Not the element of the text before it, which would move.
        <p key="answer" className={styles.answer}>
          {say(query.data)}
        </p>
      )}
      {children}
    </>
  );
}
