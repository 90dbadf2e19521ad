import * as v from 'valibot';
import type { VehicleCategory } from '../../backend/types';
import { berlinInstant, berlinWallTime, hasUsualYear } from '../../lib/berlin-time';
import type { Problem } from '../../ui/form/problem-list';
import { type BookingForm, type MoreField, moreFields, PERSONS_MAX, PERSONS_MIN } from './form';

/** A field with a validation rule. */
export type BookingField =
  | 'name'
  | 'phone'
  | 'start'
  | 'end'
  | 'vehicleOption'
  | 'paymentType'
  | 'numberOfPersons'
  | 'date'
  | 'time'
  | 'instructions'
  | MoreField;

/** An error key of `locales/…/booking.json`: `required` holds the sentences of Spec §5, `check` our own. */
export type BookingSentence =
  | `required.${'name' | 'phone' | 'start' | 'vehicle' | 'payment'}`
  | `check.${'startArea' | 'endArea' | 'persons' | 'timeMissing' | 'dateYear' | 'timeSkipped' | 'timePast'}`
  | `check.${'passengerName' | 'passengerPhone' | 'prescription' | 'copayment' | 'tooLong'}`
  | `check.series${'Days' | 'First' | 'Back' | 'BackEarlier' | 'Drop'}`;

/** A validation error of the booking form. */
export type BookingProblem = Problem<BookingField, BookingSentence>;

/** The validation rules of the part that few rides need; they load with it. */
export type MoreRules = (form: BookingForm, vehicle: VehicleCategory | null) => readonly BookingProblem[];

const MINUTE_MS = 60_000;

/** A type alias, because the schema's types need an index signature, which an interface lacks. */
type Fields = Pick<BookingForm, keyof BookingForm>;

/** A validation rule: the condition, its error, and the field that shows the error. */
const rule = (field: keyof BookingForm & BookingField, sentence: BookingSentence, holds: (form: Fields) => boolean) =>
  v.forward(v.check(holds, sentence), [field]);

/**
 * The validation rules of a submit: the sentences of Spec §5 in order, then our own. `vehicle` is the chosen one; null
 * if none is chosen or it has too few seats (D38). The end location is not required.
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
    // Its question is at the field: a town chosen by mistake would send a driver without a door.
    rule('start', 'check.startArea', ({ startPlace }) => !startPlace?.isArea),
    rule('numberOfPersons', 'check.persons', ({ numberOfPersons }) => isPossibleNumber(numberOfPersons)),
    // At most one error about the pickup time, at the field that causes it.
    rule('date', 'check.timeMissing', ({ date }) => date !== ''),
    rule('time', 'check.timeMissing', ({ date, time }) => date === '' || time !== ''),
    rule('date', 'check.dateYear', ({ date }) => date === '' || hasUsualYear(date)),
    rule('time', 'check.timeSkipped', (form) => !hasUsualYear(form.date) || !form.time || berlinInstant(form) !== null),
    rule('date', 'check.timePast', (form) => !hasTimePassed(form, now) || form.date >= today),
    rule('time', 'check.timePast', (form) => !hasTimePassed(form, now) || form.date < today),
  );
};

const isPossibleNumber = (persons: number) =>
  Number.isInteger(persons) && persons >= PERSONS_MIN && persons <= PERSONS_MAX;

/**
 * Whether the pickup time has passed. False for the current minute and for a time that does not exist (D21). Always
 * false for "as soon as possible": in the hour that repeats in October, its wall time means the first one, an hour ago.
 */
export function hasTimePassed(form: Pick<BookingForm, 'isNow' | 'date' | 'time'>, now: Date): boolean {
  if (form.isNow) return false;
  const instant = berlinInstant(form);
  return instant !== null && instant.getTime() + MINUTE_MS <= now.getTime();
}

/** The fields in the order of the screen. */
const onScreen: readonly BookingField[] = [
  'start',
  'end',
  'date',
  'time',
  'numberOfPersons',
  'paymentType',
  'instructions',
  'vehicleOption',
  'name',
  'phone',
  ...moreFields,
];

/** The wrong field that comes first on the screen; undefined if none is wrong. */
export const firstWrongField = (problems: readonly { readonly field: BookingField }[]): BookingField | undefined =>
  onScreen.find((field) => problems.some((problem) => problem.field === field));

/** The heading of Spec §5 if one of its sentences follows, else our own. */
export const summaryHeading = (
  problems: readonly { readonly sentence: BookingSentence }[],
): 'required.heading' | 'check.heading' =>
  problems.some(({ sentence }) => sentence.startsWith('required.')) ? 'required.heading' : 'check.heading';
