import * as v from 'valibot';
import { CreateOrderRequest, LONGEST_INSTRUCTION } from '../../../../src/backend/wire';
import { INSTRUCTIONS_MAX, noRider } from '../../../../src/booking/form/form';
import { linesOf } from '../../../../src/booking/more/lines';
import {
  CONNECTION_MAX,
  INSURER_MAX,
  LUGGAGE_MAX,
  type MoreValues,
  noMore,
  noTreatment,
  STOPS_MAX,
} from '../../../../src/booking/more/more';
import { withRules } from '../../../../src/booking/more/rules';
import { INSTRUCTION_MAX, instructionOf } from '../../../../src/booking/order/payload';
import { noSeries } from '../../../../src/booking/series/series-choice';
import { LINE_MAX } from '../../../../src/lib/text/clean-text';
import { completeForm, hauptbahnhof, pkw } from '../samples';

const problemsOf = (values: Partial<MoreValues>, form = completeForm) =>
  withRules({ ...noMore, ...values })
    .rules(form, pkw)
    .map(({ field, sentence }) => `${field} ${sentence}`);

const erna = { name: 'Erna Beispiel', phone: '0561 123456' };

test('a whole town where the way back begins is asked about, like any pickup', () => {
  const town = { ...hauptbahnhof, isArea: true };
  const series = { ...noSeries, back: 'timed', backTime: '18:00' } as const;
  expect(problemsOf({ series }, { ...completeForm, endPlace: town })).toEqual(['end check.endArea']);
  expect(problemsOf({ series }, { ...completeForm, endPlace: hauptbahnhof })).toEqual([]);
  expect(problemsOf({}, { ...completeForm, endPlace: town })).toEqual([]);
});

test.each<[string, Partial<MoreValues>, string[]]>([
  ['nothing', {}, []],
  ['a complete passenger', { passenger: erna }, []],
  ['no name', { passenger: { ...erna, name: ' ' } }, ['passengerName check.passengerName']],
  ['no number', { passenger: { ...erna, phone: '' } }, ['passengerPhone check.passengerPhone']],
  ['consent without an answer', { treatment: noTreatment }, ['prescription check.prescription']],
  [
    'a prescription without the co-payment',
    { treatment: { ...noTreatment, prescription: 'later' } },
    ['copayment check.copayment'],
  ],
  ['no prescription needs no co-payment', { treatment: { ...noTreatment, prescription: 'none' } }, []],
  ['an empty stop', { stops: [{ text: '', place: null }] }, []],
])('what is missing: %s', (_name, values, problems) => {
  expect(problemsOf(values)).toEqual(problems);
});

/** Every field at its maximum. */
const longest: MoreValues = {
  passenger: { name: 'x'.repeat(LINE_MAX), phone: '1'.repeat(LINE_MAX) },
  stops: Array.from({ length: STOPS_MAX }, () => ({ text: 'x'.repeat(LINE_MAX), place: null })),
  connection: 'x'.repeat(CONNECTION_MAX),
  needsHelpAtDoor: true,
  luggage: LUGGAGE_MAX,
  treatment: { prescription: 'later', copayment: 'due', insurer: 'x'.repeat(INSURER_MAX) },
  series: { ...noSeries, back: 'call' },
};

describe('the contract takes 1,000 characters of instructions', () => {
  test('the limit is that of the contract', () => {
    expect(INSTRUCTION_MAX).toBe(LONGEST_INSTRUCTION);
  });

  test('the longest possible combination is refused with a sentence, and nothing is cut', () => {
    const form = { ...completeForm, instructions: 'x'.repeat(INSTRUCTIONS_MAX) };
    expect(problemsOf(longest, form)).toEqual(['instructions check.tooLong']);
    expect(problemsOf({ ...longest, stops: [], treatment: null, passenger: null }, form)).toEqual([]);
  });

  test.each(Array.from({ length: 12 }, (_, index) => 255 + index))(
    'an accepted form fits whatever its number becomes: a note of %i characters',
    (length) => {
      const form = { ...completeForm, phone: '01713920001', instructions: 'x'.repeat(length) };
      const values = { ...longest, stops: longest.stops.slice(0, 2), connection: '' };
      const shown = { ...form, phone: '+49 171 3920001' };
      const instruction = instructionOf(form, pkw, linesOf(values, shown));
      const fits = v.is(CreateOrderRequest.entries.custInstruction, instruction);
      if (problemsOf(values, form).length === 0) expect(fits).toBe(true);
    },
  );
});

describe('details count once something is filled in', () => {
  test.each<[string, Partial<MoreValues>, number]>([
    ['nothing', {}, 0],
    ['a box that is ticked over empty fields', { passenger: noRider, treatment: noTreatment }, 0],
    ['a stop without a text', { stops: [{ text: ' ', place: null }] }, 0],
    ['a name', { passenger: { name: 'Erna', phone: '' } }, 1],
    ['a flight and luggage', { connection: 'LH 1', luggage: 2 }, 2],
  ])('%s', (_, values, count) => {
    expect(withRules({ ...noMore, ...values }).filledIn).toBe(count);
  });
});
