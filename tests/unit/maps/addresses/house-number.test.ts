import {
  type ChosenAddress,
  questionAbout,
  typedHouseNumber,
  withHouseNumber,
} from '../../../../src/maps/addresses/house-number';

describe('The house number of a typed text', () => {
  test.each([
    ['Auestraße 12', '12'],
    ['Auestr. 12', '12'],
    ['Auestraße 12a', '12a'],
    ['Auestraße 12 a', '12 a'],
    ['Auestraße 12, Kassel', '12'],
    ['Auestraße 12 34121 Kassel', '12'],
    ['Auestraße 12 Kassel', '12'],
    ['Plöck 6/3', '6/3'],
    ['Auestraße 12-14', '12-14'],
    ['Auestraße 12–14', '12–14'],
    ['Auestraße 1234', '1234'],
    ['12 Auestraße', '12'],
    ['Straße des 17. Juni 135', '135'],
    ['Auestraße 12 2. Stock', '12'],
    ['Auestraße 12 Haus 3', '12'],
    ['Q7 24', '24'],
  ])('%s: %s', (text, number) => expect(typedHouseNumber(text)).toBe(number));

  test.each([
    ['Auestraße', 'no number'],
    ['34121 Kassel', 'a zip code'],
    ['Straße des 17. Juni', 'an ordinal'],
    ['A7', 'a name'],
    ['12', 'no street'],
    ['12 a', 'no street'],
    ['', 'nothing'],
    ['Auestraße 12345', 'five digits'],
    ['Hotel 4you', 'a number inside a word'],
  ])('%s has none: %s', (text) => expect(typedHouseNumber(text)).toBe(''));
});

const street: ChosenAddress = {
  label: 'Auestraße, Kassel',
  street: 'Auestraße',
  houseNumber: '',
  town: 'Kassel',
};
const house: ChosenAddress = { ...street, label: 'Auestraße 12, Kassel', houseNumber: '12' };

describe('A typed number that the chosen place lacks or changes is asked about', () => {
  test.each([
    ['Auestraße 12', street, { kind: 'number-missing', typed: '12' }],
    // Google offers the number that was typed and answers the street.
    ['Auestraße 12', { ...street, label: 'Auestraße 12, Kassel' }, { kind: 'number-missing', typed: '12' }],
    ['Auestraße 12', { ...house, houseNumber: '21' }, { kind: 'number-changed', typed: '12', chosen: '21' }],
    ['Auestraße 12a', house, { kind: 'number-changed', typed: '12a', chosen: '12' }],
    ['Plöck 6/3', { ...house, houseNumber: '6' }, { kind: 'number-changed', typed: '6/3', chosen: '6' }],
    ['Auestraße 12 a', { ...house, houseNumber: '12A' }, null],
    ['Auestraße 12–14', { ...house, houseNumber: '12-14' }, null],
    ['Auestraße 12', house, null],
    ['Auestraße 1', house, null],
    ['Auestraße 12', { ...house, houseNumber: '12a' }, null],
    ['Auestraße 12', { ...house, houseNumber: '11-13' }, null],
    ['Auestraße 14', { ...house, houseNumber: '11-13' }, { kind: 'number-changed', typed: '14', chosen: '11-13' }],
    ['Auestraße 12 x', house, { kind: 'number-changed', typed: '12 x', chosen: '12' }],
    ['Auestraße 2', house, { kind: 'number-changed', typed: '2', chosen: '12' }],
    ['Auestraße', house, null],
    ['Auestraße', street, null],
    ['12', street, null],
    ['Flughafen Terminal 1', { ...street, label: 'Terminal 1, Frankfurt', street: 'Hugo-Eckener-Ring' }, null],
    ['Flughafen Terminal 1', { ...street, label: 'Terminal 1, Frankfurt', street: '' }, null],
  ] as const)('%s, chosen %j: %j', (typed, chosen, question) => expect(questionAbout(typed, chosen)).toEqual(question));
});

describe('A place without a town is asked about', () => {
  test('after the number', () => {
    const nowhere = { ...street, label: 'Auestraße', town: '' };
    expect(questionAbout('Auestraße', nowhere)).toEqual({ kind: 'town-missing' });
    expect(questionAbout('Auestraße 12', nowhere)).toEqual({ kind: 'number-missing', typed: '12' });
  });
});

describe('The chosen place shows its house number', () => {
  test.each([
    [house, 'Auestraße 12, Kassel'],
    [street, 'Auestraße, Kassel'],
    [{ ...street, houseNumber: '12' }, 'Auestraße 12, Kassel'],
    [{ label: 'Auestadion, Kassel', street: 'Auedamm', houseNumber: '7' }, 'Auestadion, Kassel'],
    [
      { label: 'Rathaus, Obere Königsstraße, Kassel', street: 'Obere Königsstraße', houseNumber: '8' },
      'Rathaus, Obere Königsstraße 8, Kassel',
    ],
  ])('%j: %s', (chosen, label) => expect(withHouseNumber(chosen)).toBe(label));
});
