import type { OrderRequest, VehicleCategory } from '../../backend/types';
import type { WallTime } from '../../lib/berlin-time';
import { type LocatedAddress, type Place, UNKNOWN_CITY } from '../../lib/places/place';
import { paymentTypeTable } from '../../payment-types';
import { extraIds } from '../extras/extras';
import type { BookingForm } from '../form/form';
import type { BookingRequest } from './booking-request';

/** The contract's longest instructions (`LONGEST_INSTRUCTION` of the wire). */
export const INSTRUCTION_MAX = 1_000;

/** The car type of a category without one (Spec §3). */
const DEFAULT_CAR_TYPE = 'PKW';

const toLocatedAddress = ({ coordinates, area, city, zipcode }: Place): LocatedAddress => ({
  coordinates,
  area,
  city: city || UNKNOWN_CITY,
  zipcode,
});

const carTypeOf = (category: VehicleCategory) => category.carType || DEFAULT_CAR_TYPE;

/** Whether the car type alone hides the choice: a KOMBI ordered as PKW has no other field (Spec §3). */
export const needsVehicleNote = (category: VehicleCategory): boolean =>
  carTypeOf(category) === DEFAULT_CAR_TYPE && category.name.trim().toUpperCase() !== DEFAULT_CAR_TYPE;

/**
 * The lines of the instructions, before and after further lines: first the customer's own text; a destination that was
 * typed but not chosen from the list, so that it is not lost; the vehicle, if no field names it; last the payment type
 * (D32).
 */
export function instructionParts(
  { instructions, end, endPlace, paymentType }: BookingForm,
  category: VehicleCategory,
): readonly [first: readonly string[], last: readonly string[]] {
  const typedEnd = endPlace ? '' : end.trim();
  const vehicle = needsVehicleNote(category) ? `Fahrzeug / Vehicle: ${category.name.trim()}` : '';
  const first = [instructions.trim(), typedEnd && `Ziel / Destination: ${typedEnd}`, vehicle];
  const payment = paymentType && paymentTypeTable[paymentType].driverLine;
  return [first.filter((line) => line !== ''), payment ? [payment] : []];
}

/** The instructions with further lines, each a line of its own. */
export function instructionOf(form: BookingForm, category: VehicleCategory, lines: readonly string[] = []): string {
  const [first, last] = instructionParts(form, category);
  return [...first, ...lines, ...last].join('\n');
}

/** The start of an order, as `startsAt`: YYYY-MM-DD HH:mm:ss in Berlin (Spec §3). */
export const startOf = ({ date, time }: WallTime): string => `${date} ${time}:00`;

/** The order of a confirmed request (Spec §3, booking creation payload). */
export function toOrderRequest(
  { form, pickup, drop, category, phone, lines }: BookingRequest,
  useMiles: boolean,
): OrderRequest {
  return {
    name: form.name.trim(),
    phone: phone?.e164 ?? form.phone.trim(),
    pickup: toLocatedAddress(pickup),
    drop: drop && toLocatedAddress(drop),
    passengers: form.numberOfPersons,
    startsAt: startOf(form),
    instruction: instructionOf(form, category, lines),
    carType: carTypeOf(category),
    carCategoryIds: extraIds('car', form.moreOption),
    driverFeatureIds: extraIds('driver', form.moreOption),
    useMiles,
  };
}
