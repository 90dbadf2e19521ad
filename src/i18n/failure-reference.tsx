import { useEffect, useState } from 'react';
import { referenceLetters } from '../lib/id';
import type { ErrorKey } from './texts';
import { useTranslation } from './use-translation';

interface FailureReferenceProps {
  /** The booking affected by the failure; null for none. */
  readonly bookingId?: string | null;
  /**
   * The failed call, for the console: the key of its sentence, the kind of failure, its HTTP status, and the letters of
   * the backend's log.
   */
  readonly failure?: {
    readonly message: ErrorKey;
    readonly kind: string;
    readonly status: number | null;
    readonly reference?: string;
  } | null;
  /** The letters that another element shows as well; without them each reference has its own. */
  readonly letters?: string;
  /** Whether to add, on a line of its own, that the failure affects no booking. */
  readonly isApart?: boolean;
}

/**
 * A reference with which a customer can report a failure: the booking number, else the four letters of the backend's
 * log, else four random letters. The console shows it with the failed call, and without personal data.
 */
export function FailureReference({ bookingId = null, failure = null, letters, isApart }: FailureReferenceProps) {
  const { t } = useTranslation('common');
  const [own] = useState(referenceLetters);
  const code = bookingId ?? failure?.reference ?? letters ?? own;
  const logged = bookingId !== null && failure?.reference ? `${code} ${failure.reference}` : code;
  const call = failure && [failure.message, failure.kind, failure.status].join(' ');
  useEffect(() => console.warn(`${logged}: ${call ?? 'failed'}`), [logged, call]);
  return (
    <span className={isApart ? 'soft own-line' : 'soft'}>
      {isApart && `${t('reference.apart')} `}
      {t(bookingId === null ? 'reference.letters' : 'reference.booking', { code })}
    </span>
  );
}
