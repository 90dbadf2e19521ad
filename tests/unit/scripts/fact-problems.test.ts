import { readFileSync } from 'node:fs';
import { contrastOf, rgbOf } from '../../../scripts/configuration/contrast';
import { withLines } from '../../../scripts/configuration/fact-lines';
import { factProblems } from '../../../scripts/configuration/fact-problems';
import { isVatId } from '../../../scripts/configuration/number-rules';
import { operatorFacts } from '../../../scripts/configuration/operator-facts';

type Facts = ReturnType<typeof operatorFacts>['facts'];
type Branch = { [name: string]: unknown };

/** The facts of a company that has confirmed everything, as the build reads them. */
const ownFacts = (): Facts => {
  const facts = structuredClone(operatorFacts().facts) as Facts & { legal: { taxNumber: string }; vatPercent: number };
  return { ...facts, vatPercent: 7, legal: { ...facts.legal, taxNumber: 'DE136695976' } };
};

/** The same facts with another value at a path. */
function planted(path: string, value: unknown): Facts {
  const facts = ownFacts();
  const names = path.split('.');
  const last = names.pop() ?? '';
  const branch = names.reduce((at, name) => at[name] as Branch, facts as unknown as Branch);
  branch[last] = value;
  return facts;
}
const problemsWith = (path: string, value: unknown) => factProblems({ facts: planted(path, value), samples: [] });

test('the facts of a company that has confirmed everything have no problem and no warning', () => {
  expect(factProblems({ facts: ownFacts(), samples: [] })).toEqual({ problems: [], warnings: [] });
});

test('the file as it is delivered has no wrong fact beside its samples', () => {
  expect(factProblems(operatorFacts())).toEqual({ problems: [], warnings: [] });
});

describe('each bad fact is refused by a sentence of its own, which says what to write', () => {
  test.each<[path: string, value: unknown, sentence: string, at?: string]>([
    ['state', 'XX', "is no German state: write its code, such as 'HE'"],
    ['bookingPhone.dialled', '069 90009 123', "is no valid number: write it as '+496990009123'"],
    ['bookingPhone.dialled', '+4969', "is no valid number: write it as '+496990009123'"],
    ['bookingPhone.shown', '069 90009 124', 'is another number than the dialled one'],
    ['whatsapp.dialled', '+491713920023', "is no valid number: write it as '491713920023'"],
    ['whatsapp.shown', '0171 3920024', 'is another number than the dialled one'],
    ['email', 'taxi@example', "is no email address: write 'name@domain'"],
    ['legal.postcode', '3411', "is not a German postcode: write five digits, such as '34117'"],
    ['legal.postcode', 'D-34117', 'is not a German postcode'],
    ['legal.taxNumber', 'DE136695977', "is no USt-IdNr.: write 'DE' and nine digits; the last one checks the others"],
    ['legal.taxNumber', '026 817 00431', 'is no USt-IdNr.'],
    ['tariff.baseFare', -1, 'is not an amount: write euro as a number, such as 4.2'],
    ['tariff.perKm', '2,40', 'is not an amount: write euro as a number, such as 2.4'],
    ['tariff.validFrom', '2026-02-30', "is not a day: write year, month and day, such as '2026-11-01'"],
    ['tariff.validFrom', '01.01.2026', 'is not a day'],
    ['price.kind', 'meter', "is no kind of price: write 'taximeter', 'corridor' or 'fixed'"],
    ['extraNames.0.id', '1', "is no id of an extra: write it as the backend does, such as 'c-1'"],
    ['extraNames.1.id', 'c-1', 'names an id twice: write each id once', 'extraNames'],
    ['quickPlaces.0.zipcode', '123', 'is not a German postcode'],
    ['quickPlaces.1.coordinates', { lat: 9.38, lng: 51.4 }, 'is outside of map.edges: write latitude and longitude'],
    ['paymentTypes', [], "is empty: write at least one payment type, such as ['cash']"],
    ['paymentTypes.0', 'cheque', "is no payment type: write 'cash', 'card' or 'wallet'"],
    ['paymentTypes.1', 'cash', 'names a payment type twice: write each once', 'paymentTypes'],
    ['cancelFee', -5, 'is not an amount'],
    ['vatPercent', 700, 'is no percentage: write 7, for most taxi rides, or 19'],
    ['links.about', 'http://nord.example', "is no link: write it with 'https://'"],
    ['links.contact', 'nord.example/kontakt', "is no link: write it with 'https://'"],
    ['socialLinks', [{ name: 'Mastodon', url: '@taxi' }], "is no link: write it with 'https://'", 'socialLinks.0.url'],
    ['openingHours', 'day and night', "is no line of opening hours: write it as 'Mo-Fr 05:00-23:30'"],
    ['openingHours', ['Mon-Fri 5-23'], 'is no line of opening hours: write it as', 'openingHours.0'],
    ['openingHours', ['Mo-Fr 05:00-24:30'], 'is no line of opening hours', 'openingHours.0'],
    ['openingHours', [], "is empty: write lines such as ['Mo-Fr 05:00-23:30'], or null for day and night"],
    ['hasBonusProgramme', 'yes', 'is neither true nor false: write one of them'],
    ['logo', '/missing.svg', 'is no drawing: write the name of an svg file in the folder static'],
    ['logo', '/../package.json', 'is no drawing'],
    ['homeFacts.voices.0.de.who', 7, 'is not a text: write it in quotes'],
    ['homeFacts.showsTeam', 0, 'is neither true nor false'],
    ['colors.signal', 'yellow', "is no colour: write six digits, such as '#ffc400'"],
    ['colors.onSignal', '#e0c060', 'has a contrast of 1.1:1 with colors.signal: write a colour with at least 4.5:1'],
    ['map.center', { lat: 0, lng: 0 }, 'is outside of map.edges'],
    ['map.zoom', 30, 'is no zoom of a map: write a number from 1 to 20, such as 12'],
    ['map.country', 'DEU', "is no code of a country: write two letters, such as 'de'"],
    ['legalFacts.retention.logDays', 0, 'is no number of days: write a whole number, such as 14'],
    ['legalFacts.retention.accountYears', 2.5, 'is no number of years: write a whole number, such as 3'],
    ['legalFacts.arbitration.kind', 'maybe', "is not known: write 'none', 'willing' or 'obliged'"],
    ['legalFacts.accessibility.standard.published', '2021', "is no month: write year and month, such as '2021-03'"],
    ['legalFacts.accessibility.standard.wcag', '2.1', "is no edition of WCAG: write it as 'WCAG 2.1'"],
    ['legalFacts.accessibility.answerDays', '14', 'is no number of days'],
    ['legalFacts.accessibility.authority.email', 'mlbf', 'is no email address'],
    ['legalFacts.accessibility.authority.website', 'www.mlbf.example', 'is no link'],
    ['legalFacts.checkedOn', '2026-13-01', 'is not a day'],
  ])('%s: %j', (path, value, sentence, at = path) => {
    const { problems } = problemsWith(path, value);
    expect(problems).toEqual([expect.stringContaining(`site.ts: ${at} ${sentence}`)]);
  });

  test('an area with north below south', () => {
    const edges = { south: 55, west: 5.86, north: 47, east: 15.05 };
    expect(problemsWith('map.edges', edges).problems[0]).toContain('site.ts: ');
    expect(problemsWith('map.edges', edges).problems).toContainEqual(
      expect.stringContaining('site.ts: map.edges is no area: write the degrees with south below north'),
    );
  });
});

test.each([16, 0])('a VAT rate of %d is a warning, not a problem', (rate) => {
  const { problems, warnings } = problemsWith('vatPercent', rate);
  expect(problems).toEqual([]);
  expect(warnings).toEqual([`site.ts: vatPercent is ${rate}: write 7, for most taxi rides, or 19`]);
});

test.each<[path: string, value: unknown]>([
  ['openingHours', ['Mo-Fr 05:00-23:30', 'Sa 08:00-02:00']],
  ['socialLinks', [{ name: 'Mastodon', url: 'https://social.example/@taxi' }]],
  ['logo', '/icon.svg'],
  ['hasBonusProgramme', false],
  ['homeFacts.voices', []],
])('%s may be %j', (path, value) => {
  expect(problemsWith(path, value)).toEqual({ problems: [], warnings: [] });
});

test('outside of Germany a postcode may have four digits', () => {
  const facts = planted('legal.postcode', '6900');
  const abroad = { ...facts, map: { ...facts.map, country: 'at' } };
  expect(factProblems({ facts: abroad, samples: [] }).problems).toEqual([]);
});

test('a sample is refused as a sample, not as a wrong fact; an empty fact is missing, not wrong', () => {
  const facts = planted('legal.postcode', '3411');
  expect(factProblems({ facts, samples: ['legal.postcode'] }).problems).toEqual([]);
  expect(factProblems({ facts, samples: ['legal'] }).problems).toEqual([]);
  expect(problemsWith('email', '').problems).toEqual([]);
});

test.each([
  ['DE136695976', true],
  ['DE136695975', false],
  ['DE036695976', false],
  ['DE13669597', false],
  ['136695976', false],
  ['ATU12345678', true],
])('USt-IdNr. %s: %s', (id, isRight) => {
  expect(isVatId(id)).toBe(isRight);
});

describe('every sentence names the line of its fact', () => {
  const source = readFileSync('src/site.ts', 'utf8');
  const lines = source.split('\n');

  test.each([
    ['email', 'email: sample('],
    ['bookingPhone.dialled', 'bookingPhone: sample({'],
    ['legal.postcode', 'postcode: sample('],
    ['price.corridor', 'corridor: null'],
    ['extraNames.2.id', "id: 'c-3'"],
    ['quickPlaces.1.coordinates', 'coordinates: { lat: 51.4173'],
    ['colors.onSignal', 'onSignal'],
    ['homeFacts.showsTeam', 'showsTeam'],
    ['legalFacts.retention.accountYears', 'accountYears'],
    ['legalFacts.accessibility.authority.email', "email: 'kontakt@"],
    ['openMaps.tilesCredit', 'tilesCredit: null'],
    ['googleAddressesReason', 'googleAddressesReason'],
  ])('%s', (path, words) => {
    const [sentence = ''] = withLines([`site.ts: ${path} is wrong: write another`], source);
    const [, line] = /^src\/site\.ts:(\d+): (.+) is wrong: write another$/.exec(sentence) ?? [];
    expect(lines[Number(line) - 1]).toContain(words);
  });

  test('a sentence about a variable stays as it is', () => {
    expect(withLines(['GATSBY_API_URL is missing'], source)).toEqual(['GATSBY_API_URL is missing']);
  });
});

test('two colours with 4.5:1 leave one of them with 3:1 on each ground of both schemes', () => {
  const tokens = readFileSync('src/styles/tokens.css', 'utf8');
  const grounds = [...tokens.matchAll(/--(?:paper|ivory|card): (#[\da-f]{6})/g)].map(([, hex = '']) => rgbOf(hex));
  expect(grounds).toHaveLength(6);
  for (const ground of grounds) {
    // Luminances as in the formula of the contrast, with 0.05 added to each.
    const light = contrastOf(ground, [0, 0, 0]) * 0.05;
    const brightest = Math.min(3 * light, 1.05);
    const darkest = Math.max(light / 3, 0.05);
    // No two colours that both have less than 3:1 on this ground have 4.5:1.
    expect(brightest / darkest).toBeLessThan(4.5);
  }
});
