import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { contrastOf, isVatId, logoWidth, rgbOf } from '../../../scripts/configuration/fact-rules';
import { withLines } from '../../../scripts/configuration/facts-file';
import { operatorFacts } from '../../../scripts/configuration/operator-facts';
import { factProblems, leavesOf } from '../../../scripts/configuration/problems';
import { badFacts } from './bad-facts';

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

describe('each bad fact is refused by a sentence of its own, with its line and what to write', () => {
  const source = readFileSync('src/site.ts', 'utf8');
  const lines = source.split('\n');

  test.each(badFacts.map((bad) => [bad[0], bad] as const))('%s: %j', (path, [, value, sentence, at = path]) => {
    const { problems } = problemsWith(path, value);
    const refused = withLines(problems, source).map((each) => /^src\/site\.ts:(\d+): (.*)$/.exec(each) ?? []);
    const ofFact = refused.filter(([, , words = '']) => words.startsWith(`${at} `));
    expect(ofFact.map(([, , words]) => words)).toEqual([`${at} ${sentence}`]);
    // Beyond the country's edges are other facts, too.
    expect(refused.length === 1 || path === 'map.edges').toBe(true);
    // The line has the fact, or what it is a part of.
    expect(at.split('.').some((name) => lines[Number(ofFact[0]?.[1]) - 1]?.includes(name))).toBe(true);
  });
});

describe('every fact has a rule: what is no value, or not there, is refused by a sentence about it', () => {
  const paths = leavesOf(ownFacts()).map(([path]) => path);

  test.each(paths)('%s', (path) => {
    const refused = (value: unknown) =>
      problemsWith(path, value).problems.filter((problem) => problem.startsWith(`site.ts: ${path} `));
    for (const noValue of [undefined, () => 'a value']) {
      expect(refused(noValue)).toEqual([expect.stringMatching(/ .+: write .+/)]);
    }
  });

  test('so has a group of facts', () => {
    const sentence = 'has the wrong form: write it as the comment above it says';
    expect(problemsWith('bookingPhone', '069 90009 123').problems).toEqual([`site.ts: bookingPhone ${sentence}`]);
    expect(problemsWith('legalFacts', null).problems).toEqual([`site.ts: legalFacts ${sentence}`]);
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

test.each([
  ['0 0 72 36', 72],
  ['0 0 60 60', 36],
  ['-5, -5, 90, 60', 54],
  ['0 0 900 36', 120],
  ['0 0 0 36', null],
])('a logo with the viewBox "%s" is %p px wide', (viewBox, width) => {
  const folder = mkdtempSync(path.join(tmpdir(), 'taxi-logo-'));
  writeFileSync(path.join(folder, 'logo.svg'), `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}"/>`);
  expect(logoWidth('/logo.svg', folder)).toBe(width);
  rmSync(folder, { recursive: true });
});

test('no logo has no width', () => {
  expect([logoWidth(null), logoWidth('/missing.svg')]).toEqual([null, null]);
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
  const tokens = readFileSync('src/ui/styles/tokens.css', 'utf8');
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
