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

const validate = (form: BookingForm, vehicle: typeof pkw | null, at: Date) =>
  problemsOf<BookingField, BookingSentence>(bookingSchema(vehicle, at), form);
const sentence = (key: BookingSentence) => {
  const [group, name] = key.split('.') as ['required' | 'check', string];
  return (texts[group] as Record<string, string>)[name];
};
const sentencesFor = (form: BookingForm, vehicle: typeof pkw | null = pkw) =>
  validate(form, vehicle, now).map((problem) => sentence(problem.sentence));

describe('booking submit (Spec §5)', () => {
  it('alerts "Please fill in the following required fields:" followed by the list, in this order', () => {
    const form = { ...emptyForm, paymentType: null, date: '2026-11-20', time: '14:05' };
    const problems = validate(form, null, now);
    expect(texts.required.heading).toBe('Please fill in the following required fields:');
    expect(summaryHeading(problems)).toBe('required.heading');
    expect(problems.map((problem) => sentence(problem.sentence))).toEqual([
      'Name is required',
      'Phone number is required',
      'Start location is required',
      'Please select a vehicle type',
      'Payment type is required',
    ]);
  });

  it.each<[string, Partial<BookingForm>]>([
    ['Name is required', { name: '' }],
    ['Name is required', { name: '  ' }],
    ['Phone number is required', { phone: '' }],
    ['Phone number is required', { phone: '\t' }],
    ['Start location is required', { start: '' }],
    ['Start location is required', { start: '   ' }],
    ['Start location is required', { startPlace: null }],
    ['Start location is required', { start: '', startPlace: null }],
    ['Payment type is required', { paymentType: null }],
  ])('%s: %j', (expected, change) => {
    expect(sentencesFor({ ...completeForm, ...change })).toEqual([expected]);
  });

  it('Please select a vehicle type: none is chosen', () => {
    expect(sentencesFor(completeForm, null)).toEqual(['Please select a vehicle type']);
  });

  it('a start location is required to be text non-empty and a start place selected', () => {
    expect(sentencesFor({ ...completeForm, start: 'x', startPlace: hauptbahnhof })).toEqual([]);
  });

  it('a whole town as the pickup is asked about, once: not after the customer has answered', () => {
    const town = { ...hauptbahnhof, label: 'Kassel', area: '', zipcode: '', isArea: true };
    const form = { ...completeForm, start: town.label, startPlace: town };
    expect(validate(form, pkw, now)).toEqual([{ field: 'start', sentence: 'check.startArea' }]);
    expect(validate({ ...form, startPlace: exactly(town) }, pkw, now)).toEqual([]);
    // Taxis drive to a whole town, or further.
    expect(validate({ ...completeForm, end: town.label, endPlace: town }, pkw, now)).toEqual([]);
  });

  it('end location is not required', () => {
    expect(sentencesFor({ ...completeForm, end: '', endPlace: null })).toEqual([]);
    expect(sentencesFor({ ...completeForm, end: 'typed only', endPlace: null })).toEqual([]);
  });

  it.each([
    [0, ['Enter 1 to 8 passengers']],
    [1, []],
    [8, []],
    [9, ['Enter 1 to 8 passengers']],
    [1.5, ['Enter 1 to 8 passengers']],
    [Number.NaN, ['Enter 1 to 8 passengers']],
  ])('passengers 1 to 8: %d', (numberOfPersons, expected) => {
    expect(sentencesFor({ ...completeForm, numberOfPersons })).toEqual(expected);
  });

  it.each([
    ['2026-11-20', '14:04', ['check.timePast'], 'time'],
    ['2026-11-20', '14:05', [], null],
    ['2026-11-20', '14:06', [], null],
    ['2026-11-19', '23:59', ['check.timePast'], 'date'],
    ['', '14:05', ['check.timeMissing'], 'date'],
    ['2026-11-20', '', ['check.timeMissing'], 'time'],
  ])('a pickup time in the past is refused, the running minute is not: %s %s', (date, time, expected, field) => {
    const problems = validate({ ...completeForm, isNow: false, date, time }, pkw, now);
    expect(problems.map((problem) => problem.sentence)).toEqual(expected);
    expect(problems[0]?.field ?? null).toBe(field);
  });

  it.each([
    ['2026-10-25T00:30:00Z', '02:30', 'the first 02:30 of the night'],
    ['2026-10-25T01:30:00Z', '02:30', 'the second 02:30 of the night'],
  ])('"as soon as possible" is never over, also in the hour that October repeats: %s, %s (%s)', (instant, time) => {
    const form = { ...completeForm, date: '2026-10-25', time };
    expect(validate({ ...form, isNow: true }, pkw, new Date(instant))).toEqual([]);
  });

  it('a time that somebody has chosen in that hour is the first one, and over in the second', () => {
    const form = { ...completeForm, isNow: false, date: '2026-10-25', time: '02:30' };
    const sentences = validate(form, pkw, new Date('2026-10-25T01:30:00Z')).map(({ sentence }) => sentence);
    expect(sentences).toEqual(['check.timePast']);
  });

  it.each([
    ['2027-03-28', '01:59', []],
    ['2027-03-28', '02:00', ['check.timeSkipped']],
    ['2027-03-28', '02:59', ['check.timeSkipped']],
    ['2027-03-28', '03:00', []],
    ['2027-10-31', '02:30', []],
  ])(
    'the hour that does not exist in March is refused, the double one in October is not (D21): %s %s',
    (date, time, expected) => {
      const problems = validate({ ...completeForm, date, time }, pkw, now);
      expect(problems.map((problem) => problem.sentence)).toEqual(expected);
    },
  );

  it.each(['12026-11-20', '202611-11-20'])(
    'a date with a longer year is wrong at the date, whatever the time: %s',
    (date) => {
      for (const time of ['14:05', '']) {
        const [first] = validate({ ...completeForm, date, time }, pkw, now).filter(({ field }) => field === 'date');
        expect(first?.sentence).toBe('check.dateYear');
      }
      const sentences = validate({ ...completeForm, date, time: '14:05' }, pkw, now).map(({ sentence }) => sentence);
      expect(sentences).toEqual(['check.dateYear']);
    },
  );

  it('our own sentences alone come under a heading of their own', () => {
    const problems = validate({ ...completeForm, numberOfPersons: 9 }, pkw, now);
    expect(summaryHeading(problems)).toBe('check.heading');
  });

  it('a complete form has no problem', () => {
    expect(sentencesFor(completeForm)).toEqual([]);
  });
});

test.each([
  ['the pickup before name and phone, although Spec §5 names it after them', ['name', 'phone', 'start'], 'start'],
  ['the time before the vehicle', ['vehicleOption', 'time'], 'time'],
  ['none', [], undefined],
] as const)('the first wrong field on the screen: %s', (_, wrong, first) => {
  expect(firstWrongField(wrong.map((field) => ({ field })))).toBe(first);
});
