import { readKept, toKept } from '../../../../src/booking/more/kept-more';
import { type MoreValues, noMore } from '../../../../src/booking/more/more';
import { noSeries } from '../../../../src/booking/series/series-choice';
import { wilhelmshoehe } from '../samples';

const values: MoreValues = {
  passenger: { name: 'Erna Beispiel', phone: '0561 123456' },
  stops: [{ text: wilhelmshoehe.label, place: wilhelmshoehe }],
  connection: 'LH 123',
  needsHelpAtDoor: true,
  luggage: 2,
  treatment: { prescription: 'there', copayment: 'exempt', insurer: 'Muster BKK' },
  series: { ...noSeries, back: 'timed', backTime: '11:30', isRepeated: true, days: [1, 3], weeks: 4 },
};

test('passenger, stops and wishes survive a reload; nothing about the treatment is stored', () => {
  const kept = JSON.stringify(toKept(values));
  expect(readKept(JSON.parse(kept))).toEqual({ ...values, treatment: null });
  expect(kept).not.toMatch(/treatment|prescription|there|exempt|BKK/i);
});

test.each<[string, MoreValues]>([
  ['nothing', noMore],
  ['a treatment alone', { ...noMore, treatment: values.treatment }],
])('%s is not stored at all', (_name, entered) => {
  expect(toKept(entered)).toBeNull();
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'x'],
  ['another version', { ...toKept(values), version: 2 }],
  ['four stops', { ...toKept(values), stops: Array.from({ length: 4 }, () => ({ text: 'x', place: null })) }],
  ['half a piece of luggage', { ...toKept(values), luggage: 0.5 }],
  ['a passenger without a phone number', { ...toKept(values), passenger: { name: 'x' } }],
])('stored values of another shape are discarded: %s', (_name, kept) => {
  expect(readKept(kept)).toBeNull();
});

test('a treatment that somebody planted in the storage is not read', () => {
  expect(readKept({ ...toKept(values), treatment: values.treatment })?.treatment).toBeNull();
});
