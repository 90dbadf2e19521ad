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

/** What is wrong with which field. */
export interface Problem {
  readonly field: BookingField;
  readonly sentence: BookingSentence;
}

const MINUTE_MS = 60_000;

/** The pickup time: missing, in the hour that March skips (D21), or over. The running minute is not over. */
function timeProblem({ date, time }: BookingForm, now: Date): Problem | null {
  if (!date || !time) return { field: date ? 'time' : 'date', sentence: 'check.timeMissing' };
  const instant = berlinInstant({ date, time });
  if (!instant) return { field: 'time', sentence: 'check.timeSkipped' };
  if (instant.getTime() + MINUTE_MS > now.getTime()) return null;
  return { field: date < berlinWallTime(now).date ? 'date' : 'time', sentence: 'check.timePast' };
}

/**
 * What a submit finds missing: first the sentences of Spec §5 in their order, then our own. The vehicle is the chosen
 * one, null when none is chosen or the chosen one is too small (D38). The end location is not required.
 */
export function validate(form: BookingForm, vehicle: VehicleCategory | null, now: Date): readonly Problem[] {
  const problems: (Problem | null)[] = [
    form.name.trim() ? null : { field: 'name', sentence: 'required.name' },
    form.phone.trim() ? null : { field: 'phone', sentence: 'required.phone' },
    form.start.trim() && form.startPlace ? null : { field: 'start', sentence: 'required.start' },
    vehicle ? null : { field: 'vehicleOption', sentence: 'required.vehicle' },
    form.paymentType ? null : { field: 'paymentType', sentence: 'required.payment' },
    isPossibleNumber(form.numberOfPersons) ? null : { field: 'numberOfPersons', sentence: 'check.persons' },
    timeProblem(form, now),
  ];
  return problems.filter((problem) => problem !== null);
}

const isPossibleNumber = (persons: number) =>
  Number.isInteger(persons) && persons >= PERSONS_MIN && persons <= PERSONS_MAX;

/** The heading of Spec §5 when one of its sentences follows, else our own. */
export const headingOf = (problems: readonly Problem[]): 'required.heading' | 'check.heading' =>
  problems.some(({ sentence }) => sentence.startsWith('required.')) ? 'required.heading' : 'check.heading';
