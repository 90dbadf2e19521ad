import { useMemo } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { Place } from '../../places/place';
import type { BookingForm } from '../form/form';

/** Sets a place that was not typed as the pickup: always, or only while the field is empty. */
export function useSetPickup(form: UseFormReturn<BookingForm>) {
  return useMemo(() => {
    const take = (place: Place) => {
      form.setValue('start', place.label);
      form.setValue('startPlace', place);
    };
    const offer = (place: Place) => {
      if (!form.getValues('start').trim()) take(place);
    };
    return { take, offer };
  }, [form]);
}
