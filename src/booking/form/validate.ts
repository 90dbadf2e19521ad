import * as v from 'valibot';
import type { VehicleCategory } from '../../backend/types';
import { berlinInstant, berlinWallTime } from '../../lib/berlin-time';
import { type BookingForm, PERSONS_MAX, PERSONS_MIN } from './form';

/** A field that can be wrong. */
export type BookingField =
  | 'name'
  | 'phone'
  | 'start'
  | 'vehicleOption'
  | 'paymentType'
  | 'numberOfPersons'
  | 'date'
  | 'time';

/** A sentence of `locales/…/booking.json`: `required` holds those of Spec §5, `check` our own. */
export type BookingSentence =
  | `required.${'name' | 'phone' | 'start' | 'vehicle' | 'payment'}`
  | `check.${'persons' | 'timeMissing' | 'timeSkipped' | 'timePast'}`;

const MINUTE_MS = 60_000;

/** The form as the schema's types want it: an interface has no index signature. */
type Fields = Pick<BookingForm, keyof BookingForm>;

/** What must hold, the sentence when it does not, and the field where it is said. */
const rule = (field: BookingField, sentence: BookingSentence, holds: (form: Fields) => boolean) =>
  v.forward(v.check(holds, sentence), [field]);

/**
 * What a submit asks of the form, its one rule: first the sentences of Spec §5 in their order, then our own. The vehicle is
 * the chosen one, null when none is chosen or the chosen one is too small (D38). The end location is not required.
 */
export const bookingSchema = (vehicle: VehicleCategory | null, now: Date) => {
  const today = berlinWallTime(now).date;
  return v.pipe(
    v.custom<Fields>((form) => typeof form === 'object' && form !== null),
    rule('name', 'required.name', ({ name }) => name.trim() !== ''),
    rule('phone', 'required.phone', ({ phone }) => phone.trim() !== ''),
    rule('start', 'required.start', ({ start, startPlace }) => start.trim() !== '' && startPlace !== null),
    rule('vehicleOption', 'required.vehicle', () => vehicle !== null),
    rule('paymentType', 'required.payment', ({ paymentType }) => paymentType !== null),
    rule('numberOfPersons', 'check.persons', ({ numberOfPersons }) => isPossibleNumber(numberOfPersons)),
    // Of the pickup time one thing is said, at the field that makes it wrong.
    rule('date', 'check.timeMissing', ({ date }) => date !== ''),
    rule('time', 'check.timeMissing', ({ date, time }) => date === '' || time !== ''),
    rule('time', 'check.timeSkipped', (form) => form.date === '' || form.time === '' || berlinInstant(form) !== null),
    rule('date', 'check.timePast', (form) => !hasTimePassed(form, now) || form.date >= today),
    rule('time', 'check.timePast', (form) => !hasTimePassed(form, now) || form.date < today),
  );
};

const isPossibleNumber = (persons: number) =>
  Number.isInteger(persons) && persons >= PERSONS_MIN && persons <= PERSONS_MAX;

/**
 * Whether the pickup time has passed; the running minute has not, nor has a time that does not exist (D21). "As soon as possible" never has:
 * in the hour that October repeats, its wall time stands for the first one, an hour ago.
 */
export function hasTimePassed(form: Pick<BookingForm, 'isNow' | 'date' | 'time'>, now: Date): boolean {
  if (form.isNow) return false;
  const instant = berlinInstant(form);
  return instant !== null && instant.getTime() + MINUTE_MS <= now.getTime();
}

/** The heading of Spec §5 when one of its sentences follows, else our own. */
export const headingOf = (
  problems: readonly { readonly sentence: BookingSentence }[],
): 'required.heading' | 'check.heading' =>
  problems.some(({ sentence }) => sentence.startsWith('required.')) ? 'required.heading' : 'check.heading';
