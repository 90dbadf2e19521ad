import { type BookingForm, emptyForm } from '../../../../src/booking/form/form';
import {
  type BookingField,
  type BookingSentence,
  bookingSchema,
  firstWrongField,
  summaryHeading,
} from '../../../../src/booking/form/validate';
import { exactly } from '../../../../src/lib/places/place';
import texts from '../../../../src/locales/en/booking.json';
import { problemsOf } from '../../../../src/ui/form/problem-list';
import { completeForm, hauptbahnhof, now, pkw } from '../samples';

const validate = (form: BookingForm, vehicle: typeof pkw | null = pkw, at = now) =>
  problemsOf<BookingField, BookingSentence>(bookingSchema(vehicle, at), form);
const sentence = (key: BookingSentence) => {
  const [group, name] = key.split('.') as ['required' | 'check', string];
  return (texts[group] as Record<string, string>)[name];
};
const sentencesFor = (...checked: Parameters<typeof validate>) =>
  validate(...checked).map((problem) => sentence(problem.sentence));

describe('booking submit (Spec §5)', () => {
  it('alerts "Please fill in the following required fields:" followed by the list, in this order', () => {
    const form = { ...emptyForm, paymentType: null, date: '2026-11-20', time: '14:05' };
    expect(texts.required.heading).toBe('Please fill in the following required fields:');
    expect(summaryHeading(validate(form, null))).toBe('required.heading');
    expect(sentencesFor(form, null)).toEqual([
      'Name is required',
      'Phone number is required',
      'Start location is required',
      'Please select a vehicle type',
      'Payment type is required',
    ]);
  });

  const town = { ...hauptbahnhof, label: 'Kassel', area: '', zipcode: '', isArea: true };
  const persons = 'Enter 1 to 8 passengers';

  it.each<[string | undefined, Partial<BookingForm>]>([
    [undefined, {}],
    ['Name is required', { name: '' }],
    ['Name is required', { name: '  ' }],
    ['Phone number is required', { phone: '' }],
    ['Phone number is required', { phone: '\t' }],
    ['Start location is required', { start: '' }],
    ['Start location is required', { start: '   ' }],
    ['Start location is required', { startPlace: null }],
    ['Start location is required', { start: '', startPlace: null }],
    ['Payment type is required', { paymentType: null }],
    // An end is not required, and taxis drive to a whole town, or further. A whole town as the pickup is asked about.
    [undefined, { end: 'typed only', endPlace: null }],
    [undefined, { end: town.label, endPlace: town }],
    [texts.check.startArea, { start: town.label, startPlace: town }],
    [undefined, { start: town.label, startPlace: exactly(town) }],
    [persons, { numberOfPersons: 0 }],
    [undefined, { numberOfPersons: 1 }],
    [undefined, { numberOfPersons: 8 }],
    [persons, { numberOfPersons: 9 }],
    [persons, { numberOfPersons: 1.5 }],
    [persons, { numberOfPersons: Number.NaN }],
  ])('%s: %j', (expected, change) => {
    expect(sentencesFor({ ...completeForm, ...change })).toEqual(expected === undefined ? [] : [expected]);
  });

  it('Please select a vehicle type: none is chosen', () => {
    expect(sentencesFor(completeForm, null)).toEqual(['Please select a vehicle type']);
  });

  it('a whole town as the pickup is asked about at its field', () => {
    expect(validate({ ...completeForm, startPlace: town })).toEqual([{ field: 'start', sentence: 'check.startArea' }]);
  });

  it('our own sentences alone come under a heading of their own', () => {
    expect(summaryHeading(validate({ ...completeForm, numberOfPersons: 9 }))).toBe('check.heading');
  });

  it.each([
    ['2026-11-20', '14:04', 'timePast', 'time'],
    ['2026-11-20', '14:05', null, null],
    ['2026-11-20', '14:06', null, null],
    ['2026-11-19', '23:59', 'timePast', 'date'],
    ['', '14:05', 'timeMissing', 'date'],
    ['2026-11-20', '', 'timeMissing', 'time'],
    // The hour that does not exist in March is refused, the double one in October is not (D21).
    ['2027-03-28', '01:59', null, null],
    ['2027-03-28', '02:00', 'timeSkipped', 'time'],
    ['2027-03-28', '02:59', 'timeSkipped', 'time'],
    ['2027-03-28', '03:00', null, null],
    ['2027-10-31', '02:30', null, null],
    ['12026-11-20', '14:05', 'dateYear', 'date'],
    ['202611-11-20', '14:05', 'dateYear', 'date'],
  ] as const)('a chosen time, %s %s: %s (D21)', (date, time, wrong, field) => {
    const problems = validate({ ...completeForm, isNow: false, date, time });
    expect(problems).toEqual(wrong === null ? [] : [{ field, sentence: `check.${wrong}` }]);
  });

  it('a date with a longer year is wrong at the date, also without a time', () => {
    const problems = validate({ ...completeForm, date: '12026-11-20', time: '' });
    expect(problems).toContainEqual({ field: 'date', sentence: 'check.dateYear' });
  });

  it.each([
    ['"now" in the first 02:30 of the night', true, '2026-10-25T00:30:00Z', []],
    ['"now" in the second one', true, '2026-10-25T01:30:00Z', []],
    ['a chosen time is the first one, and over in the second', false, '2026-10-25T01:30:00Z', ['check.timePast']],
  ])('in the hour that October repeats "as soon as possible" is never over: %s', (_what, isNow, instant, sentences) => {
    const problems = validate({ ...completeForm, isNow, date: '2026-10-25', time: '02:30' }, pkw, new Date(instant));
    expect(problems.map((problem) => problem.sentence)).toEqual(sentences);
  });
});

test.each([
  ['the pickup before name and phone, although Spec §5 names it after them', ['name', 'phone', 'start'], 'start'],
  ['the time before the vehicle', ['vehicleOption', 'time'], 'time'],
  ['none', [], undefined],
] as const)('the first wrong field on the screen: %s', (_, wrong, first) => {
  expect(firstWrongField(wrong.map((field) => ({ field })))).toBe(first);
});
