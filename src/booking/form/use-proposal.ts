import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readChoiceOf, readLatestChoice } from '../../session/order-choice';
import { usePerson } from '../../session/use-session';
import { type BookingForm, withProposal } from './form';
import type { FormDraft } from './use-booking-form';

/**
 * Proposes the vehicle and payment type of this customer's latest order on this device; after Book again, those of the
 * repeated booking (null for none), which replace a choice in the form once: what is chosen later stays, also through a
 * lost login (D5). A proposal alone makes no draft.
 */
export function useProposal(form: UseFormReturn<BookingForm>, draft: FormDraft, repeatedId: string | null): void {
  const person = usePerson();
  const takenFrom = useRef<string | null>(null);
  useEffect(() => {
    const latest = readLatestChoice(person);
    if (latest) {
      const { vehicleOption, paymentType } = withProposal(form.getValues(), latest);
      draft.pause();
      form.setValue('vehicleOption', vehicleOption);
      form.setValue('paymentType', paymentType);
      draft.resume();
    }
    const repeated = repeatedId && repeatedId !== takenFrom.current && readChoiceOf(person, repeatedId);
    if (!repeated) return;
    takenFrom.current = repeatedId;
    form.setValue('vehicleOption', repeated.vehicle);
    if (repeated.payment) form.setValue('paymentType', repeated.payment);
  }, [form, draft, person, repeatedId]);
}
