import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { withVariable } from '../../../../tools/setup/files';
import { literalOf, withFact } from '../../../../tools/setup/write-fact';

const source = readFileSync('src/site.ts', 'utf8');
const lineOf = (text: string, words: string) =>
  text
    .split('\n')
    .find((line) => line.includes(words))
    ?.trim();

describe('a fact is written in its place', () => {
  test.each<[path: string, value: unknown, words: string, line: string]>([
    ['name', "Müller's Taxi", '  name: ', "name: 'Müller\\'s Taxi',"],
    ['state', 'BY', '  state: ', "state: 'BY' as GermanState,"],
    ['legal.postcode', '80337', 'postcode: ', "postcode: '80337',"],
    ['paymentTypes', ['cash'], 'paymentTypes: ', "paymentTypes: ['cash'] as readonly PaymentType[],"],
    ['colors.signal', '#0b6e4f', 'colors: ', "colors: { signal: '#0b6e4f', onSignal: '#17140f' },"],
    [
      'links.about',
      'https://x.example',
      'links: ',
      "links: { about: 'https://x.example' as string | null, contact: null as string | null },",
    ],
    ['vatPercent', 7, 'vatPercent: ', 'vatPercent: 7,'],
    ['legalFacts.register', 'HRB 1', 'register: ', "register: 'HRB 1',"],
    ['homeFacts.showsTeam', false, 'showsTeam: ', 'showsTeam: false,'],
    [
      'mapServices.addresses',
      'open',
      'mapServices: MapServices',
      "export const mapServices: MapServices = { map: 'google', addresses: 'open', ways: 'google' };",
    ],
    [
      'googleAddressesReason',
      'billed-outside-eea',
      'const googleAddressesReason',
      "export const googleAddressesReason: GoogleAddressesReason | null = 'billed-outside-eea';",
    ],
  ])('%s', (path, value, words, line) => {
    const written = withFact(source, path, value);
    expect(lineOf(written, words)).toBe(line);
    expect(written.split('\n')).toHaveLength(source.split('\n').length);
  });

  test('comments, other facts, and what somebody has written beside them stay to the letter', () => {
    const edited = source.replace("  city: sample('Kassel'),", "  // Our second depot is in Fulda.\n  city: 'Fulda',");
    const written = withFact(edited, 'name', 'Taxi Nord');
    expect(written).toBe(edited.replace("sample('Elfenbein')", "'Taxi Nord'"));
    expect(withFact(written, 'name', 'Taxi Nord')).toBe(written);
  });

  test.each([
    ['slogan', 'slogan is no fact of src/site.ts'],
    ['legal.slogan', 'legal.slogan is no fact of src/site.ts'],
    ['legalFacts', 'legalFacts is no fact of src/site.ts'],
    ['tariff.perKm', 'tariff.perKm is a part of a sample: write the whole of tariff'],
    ['quickPlaces.0.zipcode', 'quickPlaces.0.zipcode is a part of a sample: write the whole of quickPlaces'],
  ])('%s is refused', (path, sentence) => {
    expect(() => withFact(source, path, 'x')).toThrow(sentence);
  });
});

test.each<[value: unknown, literal: string]>([
  ['a "b" \\ \'c\'', `'a "b" \\\\ \\'c\\''`],
  ['two\nlines', "'two\\nlines'"],
  [[{ id: 'c-1', 'two words': null }], "[{ id: 'c-1', 'two words': null }]"],
])('the value %j as TypeScript', (value, literal) => {
  expect(literalOf(value)).toBe(literal);
});

describe('a variable', () => {
  const text = '# Keys of the agency\nGATSBY_API_URL=https://old.example\nOTHER=1';

  test('is written in its line; comments and other lines stay', () => {
    const written = withVariable(text, 'GATSBY_API_URL', 'https://api.example/$1');
    expect(written).toBe('# Keys of the agency\nGATSBY_API_URL="https://api.example/$1"\nOTHER=1');
  });

  test('of two lines, of which the last one counts, both are written', () => {
    const twice = withVariable(
      `${text}\nGATSBY_API_URL=https://older.example`,
      'GATSBY_API_URL',
      'https://api.example',
    );
    expect(parseEnv(twice).GATSBY_API_URL).toBe('https://api.example');
  });

  test('without a line gets one at the end', () => {
    expect(withVariable(text, 'GATSBY_SITE_URL', 'https://x.example')).toBe(
      `${text}\nGATSBY_SITE_URL=https://x.example\n`,
    );
    expect(withVariable('', 'GATSBY_SITE_URL', '')).toBe('GATSBY_SITE_URL=\n');
  });
});
