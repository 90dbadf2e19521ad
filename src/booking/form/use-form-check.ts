import { useState } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { VehicleCategory } from '../../backend/types';
import { now } from '../../device/clock';
import { problemsOf } from '../../lib/problems';
import { type ProblemList, problemList } from '../../ui/form/problem-list';
import type { BookingForm } from './form';
import { type BookingField, type BookingSentence, bookingSchema, type MoreRules } from './validate';

/** Validates the form. Returns a copy if it is complete; else null, and the errors are listed. */
export type CheckForm = () => BookingForm | null;

/**
 * Validates the booking form (Spec §5) with the chosen vehicle (null: none) and the backend's clock (D44). A pickup
 * time of "now" is updated first, so that it is never in the past. `moreRules` validate the fields outside the form.
 */
export function useFormCheck(
  form: UseFormReturn<BookingForm>,
  values: BookingForm,
  vehicle: VehicleCategory | null,
  setNow: () => void,
  moreRules?: MoreRules,
): { readonly check: CheckForm; readonly problems: ProblemList<BookingField, BookingSentence> } {
  const [submitCount, setSubmitCount] = useState(0);
  const { errors } = form.formState;
  const schema = bookingSchema(vehicle, new Date(now()));
  const problems = problemList({ errors, submitCount }, values, schema, moreRules?.(values, vehicle));

  const check = () => {
    if (form.getValues('isNow')) setNow();
    const complete = { ...form.getValues() };
    const found = [
      ...problemsOf<BookingField, BookingSentence>(bookingSchema(vehicle, new Date(now())), complete),
      ...(moreRules?.(complete, vehicle) ?? []),
    ];
    form.clearErrors();
    // The form library keeps errors under any name, also for fields outside the form.
    for (const { field, sentence } of found) form.setError(field as keyof BookingForm, { message: sentence });
    setSubmitCount((count) => count + 1);
    return found.length === 0 ? complete : null;
  };
  return { check, problems };
}
