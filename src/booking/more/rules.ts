import type { BookingForm, MoreField } from '../form/form';
import type { MoreRules } from '../form/validate';
import { INSTRUCTION_MAX, instructionOf } from '../order/payload';
import { seriesProblems } from '../series/plan';
import { linesOf, needsInsurer } from './lines';
import { countFilledIn, type MoreValues, namedStops, type OptionalDetails } from './more';

/** A parsed phone number is at most this long: 15 digits, a plus and spaces. */
const PHONE_SHOWN_MAX = 24;

/** The values with their validation rules and whether there are stops. */
export const withRules = (values: MoreValues): OptionalDetails => ({
  values,
  hasStops: namedStops(values).length > 0,
  filledIn: countFilledIn(values),
  rules: (form, vehicle) => [
    ...problemsAlone(values),
    ...seriesProblems(form, values.series, form.endPlace !== null),
    // The pickup of the way back, asked about like the first one.
    ...(values.series.back === 'timed' && form.endPlace?.isArea
      ? [{ field: 'end', sentence: 'check.endArea' } as const]
      : []),
    ...(vehicle && instructionOf(form, vehicle, longestLines(values, form)).length > INSTRUCTION_MAX
      ? [{ field: 'instructions', sentence: 'check.tooLong' } as const]
      : []),
  ],
});

/** The lines at their longest: the number is parsed only after the form has been sent. */
const longestLines = (values: MoreValues, { name, phone }: BookingForm) =>
  linesOf(values, { name, phone: phone.trim().padEnd(PHONE_SHOWN_MAX, '0') });

/** What is missing, whatever the form contains. */
function problemsAlone({ passenger, treatment }: MoreValues): ReturnType<MoreRules> {
  const missing: readonly (readonly [isMissing: unknown, field: MoreField])[] = [
    [passenger && !passenger.name.trim(), 'passengerName'],
    [passenger && !passenger.phone.trim(), 'passengerPhone'],
    [treatment && !treatment.prescription, 'prescription'],
    [treatment && needsInsurer(treatment) && !treatment.copayment, 'copayment'],
  ];
  return missing.filter(([isMissing]) => isMissing).map(([, field]) => ({ field, sentence: `check.${field}` }));
}
