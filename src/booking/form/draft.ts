import * as v from 'valibot';
import { berlinWallTime } from '../../lib/berlin-time';
import { PlaceShape } from '../../lib/places/place-shape';
import { line, textUpTo } from '../../lib/text/clean-text';
import { site } from '../../site';
import { type BookingForm, emptyForm, INSTRUCTIONS_MAX, PERSONS_MAX, PERSONS_MIN, prefillTime } from './form';
import { hasTimePassed } from './validate';

/** The lifetime of a draft on the device. */
export const DRAFT_LIFE_MS = 24 * 3_600_000;

const VERSION = 2;

/** A draft of any other shape is discarded. Text lengths have the limits of the fields. */
const Draft = v.object({
  version: v.literal(VERSION),
  keptAtMs: v.number(),
  form: v.object({
    name: line,
    phone: line,
    start: line,
    startPlace: v.nullable(PlaceShape),
    end: line,
    endPlace: v.nullable(PlaceShape),
    vehicleOption: v.nullable(v.object({ id: line, name: line })),
    // An invalid number falls back, so that the rest of the draft survives.
    numberOfPersons: v.fallback(
      v.pipe(v.number(), v.integer(), v.minValue(PERSONS_MIN), v.maxValue(PERSONS_MAX)),
      PERSONS_MIN,
    ),
    moreOption: v.fallback(v.array(v.object({ id: line, name: line })), []),
    // With a kept house number it may be longer than its field; nothing is cut.
    instructions: textUpTo(2 * INSTRUCTIONS_MAX),
    date: line,
    time: line,
    isNow: v.boolean(),
    // A payment type that the operator no longer takes falls back to the default.
    paymentType: v.fallback(v.nullable(v.picklist(site.paymentTypes)), emptyForm.paymentType),
  }),
});

/** The form as stored on the device (`nowMs`: device clock). It survives login, reload and a closed tab. */
export const toDraft = (form: BookingForm, nowMs: number) => ({ version: VERSION, keptAtMs: nowMs, form });

/** Parses a stored draft (`nowMs`: device clock); null if missing, invalid or older than 24 hours. */
export function readDraft(kept: unknown, nowMs: number): BookingForm | null {
  const draft = v.safeParse(Draft, kept);
  // A timestamp in the future: the clock was set back since.
  return draft.success && Math.abs(nowMs - draft.output.keptAtMs) <= DRAFT_LIFE_MS ? draft.output.form : null;
}

const AnotherVersion = v.object({ version: v.pipe(v.number(), v.notValue(VERSION)) });

/** True for a draft of another version of the site: after a rollback, the newer version still needs it. */
export const isOfAnotherVersion = (kept: unknown): boolean => v.is(AnotherVersion, kept);

/** A restored form, and whether its chosen time has passed. */
interface RestoredForm {
  readonly form: BookingForm;
  readonly hasTimePassed: boolean;
}

/**
 * "As soon as possible" becomes now; a chosen pickup time that has passed is cleared, so that the customer chooses
 * again (D21).
 */
export function restoreForm(form: BookingForm, now: Date): RestoredForm {
  if (form.isNow) return { form: prefillTime(form, berlinWallTime(now)), hasTimePassed: false };
  // An incomplete or invalid time is kept as typed: the form reports what is wrong.
  return hasTimePassed(form, now)
    ? { form: { ...form, date: '', time: '' }, hasTimePassed: true }
    : { form, hasTimePassed: false };
}

/** The fields that accept text before the page's script has loaded. */
export const typedFields = ['name', 'phone', 'start', 'end'] as const;

/** The values entered since the page opened; a date and time that follow the clock do not count. */
export function enteredValues({ date, time, ...form }: BookingForm): Partial<BookingForm> {
  const isEntered = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(emptyForm[field as keyof BookingForm]);
  return { ...Object.fromEntries(Object.entries(form).filter(isEntered)), ...(!form.isNow && { date, time }) };
}

/**
 * Entered values override restored ones. Changed text no longer matches the restored place, so the place is dropped
 * (Spec §5).
 */
export function mergeEntered(restored: BookingForm, entered: Partial<BookingForm>): BookingForm {
  const isOther = (field: 'start' | 'end') => entered[field] !== undefined && entered[field] !== restored[field];
  return {
    ...restored,
    ...(isOther('start') && { startPlace: null }),
    ...(isOther('end') && { endPlace: null }),
    ...entered,
  };
}
