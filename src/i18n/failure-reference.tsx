import { useEffect, useState } from 'react';
import type { ErrorKey } from './error-key';
import { useTranslation } from './use-translation';

/** Letters that cannot be mistaken for a digit on the phone. */
const LETTERS = 'ABCDEFGHJKLMNPQRSTUVWXYZ';
const fourLetters = () => Array.from({ length: 4 }, () => LETTERS[Math.floor(Math.random() * LETTERS.length)]).join('');

interface FailureReferenceProps {
  /** The booking affected by the failure; null for none. */
  readonly bookingId?: string | null;
  /** The failed call, for the console: the key of its sentence, the kind of failure, and its HTTP status. */
  readonly failure?: { readonly message: ErrorKey; readonly kind: string; readonly status: number | null } | null;
}

/**
 * A reference with which a customer can report a failure: the booking number, else four letters. The console shows it
 * with the failed call, and without personal data.
 */
export function FailureReference({ bookingId = null, failure = null }: FailureReferenceProps) {
  const { t } = useTranslation('common');
  const [letters] = useState(fourLetters);
  const code = bookingId ?? letters;
  const call = failure && [failure.message, failure.kind, failure.status].join(' ');
  useEffect(() => console.warn(`${code}: ${call ?? 'failed'}`), [code, call]);
  return <span className="soft">{t(bookingId === null ? 'reference.letters' : 'reference.booking', { code })}</span>;
}
