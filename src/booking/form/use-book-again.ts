import { useEffect, useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { getBooking } from '../../backend/calls';
import type { Language } from '../../i18n/languages';
import { useLanguage } from '../../i18n/use-language';
import { addressAt } from '../../maps/geocoder';
import type { Place } from '../../places/place';
import { useSession } from '../../session/use-session';
import { bookingToRepeat } from './again-link';
import type { BookingForm } from './form';
import { useCleanAddress } from './use-clean-address';

/** How filling the form from an earlier ride goes; `none` when nobody has asked for it. */
export type BookAgain = 'none' | 'reading' | 'filled' | 'failed';

/**
 * Fills the form with the ends of an earlier ride that a link names: its positions, as the addresses they have now. It orders nothing, and
 * where something cannot be read the form stays as it was. What is typed meanwhile stays, too.
 */
export function useBookAgain(form: UseFormReturn<BookingForm>): BookAgain {
  const language = useLanguage();
  const isSessionKnown = useSession().status !== 'checking';
  const [bookingId] = useState(() => (typeof window === 'undefined' ? null : bookingToRepeat(window.location.hash)));
  const [state, setState] = useState<BookAgain>('none');
  useCleanAddress(bookingId !== null);

  useEffect(() => {
    if (bookingId === null || !isSessionKnown) return;
    let isOpen = true;
    const [start, end] = form.getValues(['start', 'end']);
    setState('reading');
    void readEnds(bookingId, language).then((ends) => {
      if (!isOpen) return;
      if (form.getValues('start') !== start || form.getValues('end') !== end) return setState('none');
      if (ends) {
        form.setValue('start', ends.pickup.label);
        form.setValue('startPlace', ends.pickup);
        form.setValue('end', ends.drop?.label ?? '');
        form.setValue('endPlace', ends.drop);
      }
      setState(ends ? 'filled' : 'failed');
    });
    return () => {
      isOpen = false;
    };
  }, [form, bookingId, isSessionKnown, language]);
  return state;
}

/** Both ends of a ride as places; null when one of them cannot be read. */
async function readEnds(
  bookingId: string,
  language: Language,
): Promise<{ readonly pickup: Place; readonly drop: Place | null } | null> {
  const booking = await getBooking(bookingId);
  if (!booking.ok) return null;
  const { pickup, drop } = booking.value;
  const [start, end] = await Promise.all([addressAt(pickup, language), drop && addressAt(drop, language)]);
  if (!start.ok || end?.ok === false) return null;
  return { pickup: start.value, drop: end?.value ?? null };
}
