import type { VehicleCategory } from '../../backend/types';
import type { Place } from '../../lib/places/place';
import type { PhoneNumber } from '../../lib/text/phone';
import { type Price, priceOf, unpromised } from '../../price/price';
import type { BookingForm } from '../form/form';
import type { SeriesChoice } from '../series/series-choice';

/** The lines for the driver in a series, by direction, without health data. */
export type SeriesLines = Readonly<Record<'there' | 'back', readonly string[]>>;

/**
 * The content of the confirm dialog and of the order: a frozen copy, so that late prices or routes do not change it.
 */
export interface BookingRequest {
  readonly form: BookingForm;
  readonly pickup: Place;
  readonly drop: Place | null;
  readonly category: VehicleCategory;
  /** The parsed phone number; without it the order has the number as typed. */
  readonly phone?: PhoneNumber | null;
  /** Further lines for the driver, in the company's language (D32). */
  readonly lines?: readonly string[];
  /** The passenger's name if it is not the customer; `form` then has the passenger's name and phone, too. */
  readonly passenger?: string;
  /** Whether there are stops, which no price contains. */
  readonly hasStops?: boolean;
  /** Whether the lines contain health data, of which not even a fingerprint is stored (GDPR Art. 9). */
  readonly hasHealthData?: boolean;
  /** The lines with health data among `lines`. They are in each order of a series, and are never stored. */
  readonly healthLines?: readonly string[];
  /** Several rides in place of one; a way back and more days. */
  readonly series?: { readonly choice: SeriesChoice; readonly lines: SeriesLines };
  /** `loading`: the confirm dialog shows the price once it arrives. `unknown`: it did not arrive in time. */
  readonly price?: 'loading' | 'unknown';
  /** The bonus in euro that the customer uses; none if left out. */
  readonly bonus?: number;
  /** Whether the page has said that this order failed. */
  readonly isRetry?: boolean;
  /** Whether the customer has said that the device's clock is right. */
  readonly isTimeAccepted?: boolean;
}

/** The request of a valid form; null without a start or a vehicle. */
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

/**
 * The price of a request, after the bonus; without an amount while that is not known. A promise is for one ride: in a
 * series it is an estimate.
 */
export function requestPrice({ price, category, bonus = 0, series }: BookingRequest): Price {
  const known = priceOf(category);
  if (price !== undefined) return unpromised(known.kind, null);
  if (series) return unpromised(known.kind, known.euro);
  return known.euro === null ? known : { ...known, euro: Math.max(0, known.euro - bonus) };
}

/** The request with its price. Without one (null) it keeps the chosen vehicle, at an unknown price. */
export function withPrice(request: BookingRequest, category: VehicleCategory | null): BookingRequest {
  if (!category) return { ...request, price: 'unknown' };
  const { price: _awaited, ...known } = request;
  return { ...known, category };
}
