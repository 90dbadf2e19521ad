import * as v from 'valibot';
import { berlinInstant, type WallTime } from '../../lib/berlin-time';
import { PlaceShape } from '../../lib/place-shape';
import { type BookingForm, PERSONS_MAX, PERSONS_MIN, paymentTypes, prefillTime } from './form';

/** A draft of another shape (an older version of the site, a stranger's hand) is no draft. */
const Draft = v.object({
  version: v.literal(1),
  form: v.object({
    name: v.string(),
    phone: v.string(),
    start: v.string(),
    startPlace: v.nullable(PlaceShape),
    end: v.string(),
    endPlace: v.nullable(PlaceShape),
    vehicleOption: v.nullable(v.object({ id: v.string(), name: v.string() })),
    // Not worth losing the rest of the draft for.
    numberOfPersons: v.fallback(
      v.pipe(v.number(), v.integer(), v.minValue(PERSONS_MIN), v.maxValue(PERSONS_MAX)),
      PERSONS_MIN,
    ),
    instructions: v.string(),
    date: v.string(),
    time: v.string(),
    isNow: v.boolean(),
    paymentType: v.nullable(v.picklist(paymentTypes)),
  }),
});

/** The form as the tab's storage keeps it: it survives reload and login. */
export const writeDraft = (form: BookingForm): string => JSON.stringify({ version: 1, form });

/** Reads a draft; null for none and for anything that is not one. */
export function readDraft(text: string | null): BookingForm | null {
  if (text === null) return null;
  try {
    const draft = v.safeParse(Draft, JSON.parse(text));
    return draft.success ? draft.output.form : null;
  } catch {
    return null;
  }
}

/** A form that comes back, and whether the time that somebody had chosen has passed since. */
interface RestoredForm {
  readonly form: BookingForm;
  readonly hasTimePassed: boolean;
}

/** A pickup time that has passed becomes now; only a chosen one is worth a notice. */
export function restore(form: BookingForm, now: WallTime): RestoredForm {
  if (form.isNow) return { form: prefillTime(form, now), hasTimePassed: false };
  const chosen = berlinInstant(form);
  const current = berlinInstant(now);
  // A time that is incomplete or does not exist stays as it was typed: the form says what is wrong with it.
  if (!chosen || !current || chosen.getTime() >= current.getTime()) return { form, hasTimePassed: false };
  return { form: prefillTime(form, now), hasTimePassed: true };
}

/** The fields whose text can be typed into the built HTML, before the page's script has arrived. */
export const typedFields = ['name', 'phone', 'start', 'end', 'instructions'] as const;
export type TypedTexts = Partial<Record<(typeof typedFields)[number], string>>;

/** What was typed wins over what is restored; another text than the chosen place's is no choice any more (Spec §5). */
export function withTyped(form: BookingForm, typed: TypedTexts): BookingForm {
  return {
    ...form,
    ...typed,
    startPlace: typed.start === undefined || typed.start === form.start ? form.startPlace : null,
    endPlace: typed.end === undefined || typed.end === form.end ? form.endPlace : null,
  };
}
