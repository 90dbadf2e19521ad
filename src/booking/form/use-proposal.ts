import { useEffect } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import { readChoiceOf, readLatestChoice } from '../../session/order-choice';
import { usePerson } from '../../session/use-session';
import { type BookingForm, withProposal } from './form';
import type { FormDraft } from './use-booking-form';

/**
 * Proposes the vehicle and payment type of this customer's latest order on this device; after Book again, those of the
 * repeated booking (null for none), which replace a choice in the form. A proposal alone makes no draft.
 */
export function useProposal(form: UseFormReturn<BookingForm>, draft: FormDraft, repeatedId: string | null): void {
  const person = usePerson();
  useEffect(() => {
    const choice = readLatestChoice(person);
    if (!choice) return;
    const { vehicleOption, paymentType } = withProposal(form.getValues(), choice);
    draft.pause();
    form.setValue('vehicleOption', vehicleOption);
    form.setValue('paymentType', paymentType);
    draft.resume();
  }, [form, draft, person]);
  useEffect(() => {
    const choice = repeatedId === null ? null : readChoiceOf(person, repeatedId);
    if (!choice) return;
    form.setValue('vehicleOption', choice.vehicle);
    if (choice.payment) form.setValue('paymentType', choice.payment);
  }, [form, person, repeatedId]);
}
