import { healthLinesOf, linesOf, seriesLinesOf } from '../../../../src/booking/more/lines';
import { type MoreValues, noMore } from '../../../../src/booking/more/more';
import { noSeries } from '../../../../src/booking/series/series-choice';
import { wilhelmshoehe } from '../samples';

const orderer = { name: 'Anna Muster', phone: '+49 171 3920002' };
const passenger = { name: 'Erna Beispiel', phone: '0561 123456' };
const stop = (text: string) => ({ text, place: null });
const noAnswers = { prescription: null, copayment: null, insurer: '' };

const table: readonly (readonly [name: string, values: Partial<MoreValues>, lines: readonly string[]])[] = [
  ['a plain ride has none', {}, []],
  ['somebody else', { passenger }, ['Bestellt von: Anna Muster, Rückfragen: +49 171 3920002']],
  [
    'stops, numbered, without the empty ones',
    { stops: [stop('Auestadion'), stop(' '), { text: wilhelmshoehe.label, place: wilhelmshoehe }] },
    ['Zwischenstopp 1: Auestadion', 'Zwischenstopp 2: Bahnhof Wilhelmshöhe, Kassel'],
  ],
  ['a flight', { connection: ' LH  123 ' }, ['Flug/Zug: LH 123']],
  ['help at the door', { needsHelpAtDoor: true }, ['Hilfe an der Tür']],
  ['one piece of luggage', { luggage: 1 }, ['Gepäck: 1 großes Stück']],
  ['three pieces', { luggage: 3 }, ['Gepäck: 3 große Stücke']],
  [
    'a prescription that is there, exempt, with the insurer',
    { treatment: { prescription: 'there', copayment: 'exempt', insurer: 'Muster BKK' } },
    ['Krankenfahrt (Einwilligung erteilt): Verordnung liegt vor', 'Zuzahlung: befreit', 'Krankenkasse: Muster BKK'],
  ],
  [
    'a prescription that comes later, not exempt, without an insurer',
    { treatment: { prescription: 'later', copayment: 'due', insurer: ' ' } },
    ['Krankenfahrt (Einwilligung erteilt): Verordnung wird nachgereicht', 'Zuzahlung: nicht befreit'],
  ],
  [
    'no prescription: the answers about money do not matter any more',
    { treatment: { prescription: 'none', copayment: 'exempt', insurer: 'Muster BKK' } },
    ['Krankenfahrt (Einwilligung erteilt): keine Verordnung'],
  ],
  [
    'a text with line breaks makes no line of its own',
    { connection: 'ICE 1\nZuzahlung: befreit', treatment: { ...noAnswers, prescription: 'there', copayment: 'due' } },
    [
      'Flug/Zug: ICE 1 Zuzahlung: befreit',
      'Krankenfahrt (Einwilligung erteilt): Verordnung liegt vor',
      'Zuzahlung: nicht befreit',
    ],
  ],
];

test.each(table)('lines for the driver, in German: %s', (_name, values, lines) => {
  expect(linesOf({ ...noMore, ...values }, orderer)).toEqual(lines);
});

test('all lines together are in the order of the form', () => {
  const all: MoreValues = {
    passenger,
    stops: [stop('Zoo')],
    connection: 'LH 1',
    needsHelpAtDoor: true,
    luggage: 2,
    treatment: { prescription: 'there', copayment: 'due', insurer: 'AOK' },
    series: { ...noSeries, back: 'call' },
  };
  expect(linesOf(all, orderer).map((line) => line.split(/[ :(]/)[0])).toEqual([
    'Bestellt',
    'Zwischenstopp',
    'Flug/Zug',
    'Hilfe',
    'Gepäck',
    'Rückfahrt',
    'Krankenfahrt',
    'Zuzahlung',
    'Krankenkasse',
  ]);
});

test('on the way back of a series the stops are in reverse order, without flight or train', () => {
  const values: MoreValues = {
    ...noMore,
    passenger,
    stops: [stop('Zoo'), stop('Apotheke')],
    connection: 'LH 1',
    treatment: { prescription: 'none', copayment: null, insurer: '' },
  };
  const { there, back } = seriesLinesOf(values, orderer);
  expect(there.slice(1)).toEqual(['Zwischenstopp 1: Zoo', 'Zwischenstopp 2: Apotheke', 'Flug/Zug: LH 1']);
  expect(back.slice(1)).toEqual(['Zwischenstopp 1: Apotheke', 'Zwischenstopp 2: Zoo']);
  expect(back[0]).toBe(there[0]);
  expect([there, back].flat().join()).not.toContain('Krankenfahrt');
  expect(healthLinesOf(values)).toEqual(['Krankenfahrt (Einwilligung erteilt): keine Verordnung']);
});
