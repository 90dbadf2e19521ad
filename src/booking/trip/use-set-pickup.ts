import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Place } from '../../places/place';
import { type BookingForm, fieldId } from '../form/form';

/** Sets a place that was not typed as the pickup: always, or only while the field is empty. Or leads to the field. */
export function useSetPickup(form: UseFormReturn<BookingForm>) {
  return useMemo(() => {
    const take = (place: Place) => {
      form.setValue('start', place.label);
      form.setValue('startPlace', place);
    };
    const offer = (place: Place) => {
      if (!form.getValues('start').trim()) take(place);
    };
    const type = () => document.getElementById(fieldId('start'))?.focus();
    return { take, offer, type };
  }, [form]);
}
