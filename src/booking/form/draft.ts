import * as v from 'valibot';
import { berlinWallTime } from '../../lib/berlin-time';
import { line, textUpTo } from '../../lib/limited-text';
import { PlaceShape } from '../../places/place-shape';
import { site } from '../../site';
import { type BookingForm, emptyForm, INSTRUCTIONS_MAX, PERSONS_MAX, PERSONS_MIN, prefillTime } from './form';
import { hasTimePassed } from './validate';

/** So long a draft is kept on the device. */
export const DRAFT_LIFE_MS = 24 * 3_600_000;

const VERSION = 2;

/** A draft of another shape is no draft. Its texts are no longer than its fields take. */
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
    vehicleOption: v.nullable(v.object({ id: v.string(), name: line })),
    // Not worth losing the rest of the draft for.
    numberOfPersons: v.fallback(
      v.pipe(v.number(), v.integer(), v.minValue(PERSONS_MIN), v.maxValue(PERSONS_MAX)),
      PERSONS_MIN,
    ),
    moreOption: v.fallback(v.array(v.object({ id: v.string(), name: line })), []),
    instructions: textUpTo(INSTRUCTIONS_MAX),
    date: v.string(),
    time: v.string(),
    isNow: v.boolean(),
    // One that the operator no longer takes is chosen anew.
    paymentType: v.fallback(v.nullable(v.picklist(site.paymentTypes)), emptyForm.paymentType),
  }),
});

/** The form as the device keeps it (device's clock, ms): it survives login, reload, and a tab that is closed. */
export const draftOf = (form: BookingForm, nowMs: number) => ({ version: VERSION, keptAtMs: nowMs, form });

/** Reads a draft (device's clock, ms); null for none, for one that is older than 24 hours, and for anything else. */
export function readDraft(kept: unknown, nowMs: number): BookingForm | null {
  const draft = v.safeParse(Draft, kept);
  // One from the future was kept before somebody set the clock back.
  return draft.success && Math.abs(nowMs - draft.output.keptAtMs) <= DRAFT_LIFE_MS ? draft.output.form : null;
}

const AnotherVersion = v.object({ version: v.pipe(v.number(), v.notValue(VERSION)) });

/** True for a draft of another version of the site: after a deployment is taken back, the newer one still needs it. */
export const isOfAnotherVersion = (kept: unknown): boolean => v.is(AnotherVersion, kept);

/** A form that comes back, and whether the time that somebody had chosen has passed since. */
interface RestoredForm {
  readonly form: BookingForm;
  readonly hasTimePassed: boolean;
}

/** "As soon as possible" is now; a chosen pickup time that has passed is emptied and asked again (D21). */
export function restore(form: BookingForm, now: Date): RestoredForm {
  if (form.isNow) return { form: prefillTime(form, berlinWallTime(now)), hasTimePassed: false };
  // A time that is incomplete or does not exist stays as it was typed: the form says what is wrong with it.
  return hasTimePassed(form, now)
    ? { form: { ...form, date: '', time: '' }, hasTimePassed: true }
    : { form, hasTimePassed: false };
}

/** The fields whose text can be typed into the built HTML, before the page's script has arrived. */
export const typedFields = ['name', 'phone', 'start', 'end', 'instructions'] as const;

/** What somebody has entered since the page opened; a date and time that only followed the clock are not entered. */
export function enteredIn({ date, time, ...form }: BookingForm): Partial<BookingForm> {
  const isEntered = ([field, value]: [string, unknown]) =>
    JSON.stringify(value) !== JSON.stringify(emptyForm[field as keyof BookingForm]);
  return { ...Object.fromEntries(Object.entries(form).filter(isEntered)), ...(!form.isNow && { date, time }) };
}

/** What somebody has entered wins over what is restored; another text than that of the restored place is no choice any more (Spec §5). */
export function withEntered(restored: BookingForm, entered: Partial<BookingForm>): BookingForm {
  const isOther = (field: 'start' | 'end') => entered[field] !== undefined && entered[field] !== restored[field];
  return {
    ...restored,
    ...(isOther('start') && { startPlace: null }),
    ...(isOther('end') && { endPlace: null }),
    ...entered,
  };
}
