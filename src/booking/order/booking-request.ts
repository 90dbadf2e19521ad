import type { VehicleCategory } from '../../backend/types';
import type { PhoneNumber } from '../../lib/phone';
import type { Place } from '../../places/place';
import type { BookingForm } from '../form/form';

/** What the confirm dialog shows and books: a frozen copy, so that a late price or route cannot change it. */
export interface BookingRequest {
  readonly form: BookingForm;
  readonly pickup: Place;
  readonly drop: Place | null;
  readonly category: VehicleCategory;
  /** How the typed number was read; without it the number goes out as it was typed. */
  readonly phone?: PhoneNumber | null;
  /** `loading`: the confirm dialog takes the price in when it comes. `unknown`: it did not come in time. */
  readonly price?: 'loading' | 'unknown';
}

/** The request that a valid form makes; null while no start or no vehicle is chosen. */
export function toRequest(
  form: BookingForm,
  category: VehicleCategory | null,
  isPriceLoading = false,
  phone: PhoneNumber | null = null,
): BookingRequest | null {
  if (!form.startPlace || !category) return null;
  const request = { form, pickup: form.startPlace, drop: form.endPlace, category, phone };
  return isPriceLoading ? { ...request, price: 'loading' } : request;
}

/** The request with its price; null when there is none: the vehicle stays as it was chosen, by taximeter. */
export function withPrice(request: BookingRequest, category: VehicleCategory | null): BookingRequest {
  if (!category) return { ...request, price: 'unknown' };
  const { price: _awaited, ...known } = request;
  return { ...known, category };
}
