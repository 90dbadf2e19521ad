import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VehicleCategory } from '../../backend/types';
import { now } from '../../device/clock';
import { type ProblemList, problemList, problemsOf } from '../../ui/form/problem-list';
import type { BookingForm } from './form';
import { type BookingField, type BookingSentence, bookingSchema, firstWrongField, type MoreRules } from './validate';

/**
 * Validates the form. Returns a copy if it is complete; else null, and the errors are listed. `moreRules` are those of
 * values that have just been restored.
 */
export type CheckForm = (moreRules?: MoreRules) => BookingForm | null;

/**
 * Validates the booking form (Spec §5) with the chosen vehicle (null: none) and the backend's clock (D44). A pickup
 * time of "now" is updated first, so that it is never in the past. `moreRules` validate the fields outside the form.
 * Each failed attempt leads to the first wrong field (`onWrong`).
 */
export function useFormCheck(
  form: UseFormReturn<BookingForm>,
  values: BookingForm,
  vehicle: VehicleCategory | null,
  setNow: () => void,
  onWrong: (field: BookingField) => void,
  moreRules?: MoreRules,
): { readonly check: CheckForm; readonly problems: ProblemList<BookingField, BookingSentence> } {
  const [submitCount, setSubmitCount] = useState(0);
  const { errors } = form.formState;
  const schema = bookingSchema(vehicle, new Date(now()));
  const problems = problemList({ errors, submitCount }, values, schema, moreRules?.(values, vehicle));

  const check: CheckForm = (rules = moreRules) => {
    if (form.getValues('isNow')) setNow();
    const complete = { ...form.getValues() };
    const found = [
      ...problemsOf<BookingField, BookingSentence>(bookingSchema(vehicle, new Date(now())), complete),
      ...(rules?.(complete, vehicle) ?? []),
    ];
    form.clearErrors();
    // The form library keeps errors under any name, also for fields outside the form.
    for (const { field, sentence } of found) form.setError(field as keyof BookingForm, { message: sentence });
    setSubmitCount((count) => count + 1);
    const wrong = firstWrongField(found);
    if (!wrong) return complete;
    onWrong(wrong);
    return null;
  };
  return { check, problems };
}
