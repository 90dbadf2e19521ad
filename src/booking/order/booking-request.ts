import type { VehicleCategory } from '../../backend/types';
import type { Place } from '../../lib/place';
import type { BookingForm } from '../form/form';

/** What the confirm dialog shows and books: a frozen copy, so that a late price or route cannot change it. */
export interface BookingRequest {
  readonly form: BookingForm;
  readonly pickup: Place;
  readonly drop: Place | null;
  readonly category: VehicleCategory;
}

/** The request that a valid form makes; null while no start or no vehicle is chosen. */
export function toRequest(form: BookingForm, category: VehicleCategory | null): BookingRequest | null {
  if (!form.startPlace || !category) return null;
  return { form, pickup: form.startPlace, drop: form.endPlace, category };
}
