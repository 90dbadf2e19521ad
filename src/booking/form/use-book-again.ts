import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getBooking } from '../../backend/calls';
import type { CallFailure } from '../../backend/failure';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import type { Place } from '../../lib/places/place';
import { fail, type Result, succeed } from '../../lib/result';
import { addressAt } from '../../maps/addresses/fetch-look-up';
import { useSession } from '../../session/use-session';
import type { BookingForm } from './form';
import { readBookAgainLink } from './start-link';
import { useLink } from './use-start-link';

/** The state of filling the form from an earlier ride; `none` if not requested. */
export interface BookAgain {
  readonly state: 'none' | 'reading' | 'filled' | 'failed';
  /** The ride that filled the form; null before. */
  readonly bookingId: string | null;
  /** The failed call; null if none failed, but an address could not be looked up. */
  readonly failure: CallFailure | null;
  /** The form is sent: nothing more is said about the earlier ride. */
  readonly end: () => void;
}

/**
 * Fills pickup and destination from the earlier ride that a link names, with the current addresses of its coordinates,
 * and the payment type that the link may name; `useProposal` adds what this device stores about the order. Orders
 * nothing. Typed text wins, and if anything cannot be loaded, the form stays unchanged.
 */
export function useBookAgain(form: UseFormReturn<BookingForm>): BookAgain {
  const language = useLanguage();
  const isSessionKnown = useSession().status !== 'checking';
  const link = useLink(readBookAgainLink);
  const [state, setState] = useState<BookAgain['state']>('none');
  const [failure, setFailure] = useState<CallFailure | null>(null);

  useEffect(() => {
    if (link === null || !isSessionKnown) return;
    let isOpen = true;
    const [start, end] = form.getValues(['start', 'end']);
    setState('reading');
    void readEnds(link.bookingId, language).then((read) => {
      if (!isOpen) return;
      if (form.getValues('start') !== start || form.getValues('end') !== end) return setState('none');
      if (!read.ok) {
        setFailure(read.failure);
        return setState('failed');
      }
      const ends = read.value;
      form.setValue('start', ends.pickup.label);
      form.setValue('startPlace', ends.pickup);
      form.setValue('end', ends.drop?.label ?? '');
      form.setValue('endPlace', ends.drop);
      if (link.payment) form.setValue('paymentType', link.payment);
      setState('filled');
    });
    return () => {
      isOpen = false;
    };
  }, [form, link, isSessionKnown, language]);
  const bookingId = state === 'filled' && link ? link.bookingId : null;
  return { state, bookingId, failure, end: () => setState('none') };
}

/** Pickup and destination of a ride as places; the failure is null if one of them cannot be looked up. */
async function readEnds(
  bookingId: string,
  language: Language,
): Promise<Result<{ readonly pickup: Place; readonly drop: Place | null }, CallFailure | null>> {
  const booking = await getBooking(bookingId);
  if (!booking.ok) return booking;
  const { pickup, drop } = booking.value;
  const [start, end] = await Promise.all([addressAt(pickup, language), drop && addressAt(drop, language)]);
  if (!start.ok || end?.ok === false) return fail(null);
  return succeed({ pickup: start.value, drop: end?.value ?? null });
}
