import { readFileSync } from 'node:fs';
import type { MapConfiguration } from '../../../scripts/configuration/map-service-problems';
import { operatorFacts, PICTURES_OF, pictureProblems } from '../../../scripts/configuration/operator-facts';
import { configurationProblems, leavesOf, summaryOf } from '../../../scripts/configuration/problems';
import { removeSampleMarks, sample } from '../../../src/lib/sample';
import { type MapServices, site } from '../../../src/site';

const variables = {
  GATSBY_API_URL: 'https://api.example.org',
  GATSBY_LIVE_URL: 'wss://live.example.org:55552/taxi/wss2',
  GATSBY_MAPS_URL: 'https://maps.googleapis.com',
  GATSBY_IDENTITY_URL: 'https://accounts.google.com',
  GATSBY_SITE_URL: 'https://www.example.org',
  GATSBY_GOOGLE_MAPS_KEY: 'AIza-key',
  GATSBY_GOOGLE_MAP_ID: 'map',
  GATSBY_GOOGLE_CLIENT_ID: '123.apps.googleusercontent.com',
};
const facts = { name: 'Taxi Nord', links: { about: null, contact: 'https://nord.example' }, vatPercent: 7 };
const google: MapServices = { map: 'google', addresses: 'google', ways: 'google' };
const maps: MapConfiguration = {
  chosen: google,
  googleAddresses: 'project-before-2025-07-08',
  tilesCredit: null,
  maxZoom: 19,
  country: 'de',
};
const complete = { variables, facts, samples: [], maps };

test('a build with every address, key and fact is fit for the public', () => {
  expect(configurationProblems(complete)).toEqual([]);
  const withSlash = { ...variables, GATSBY_SITE_URL: 'https://www.example.org/' };
  expect(configurationProblems({ ...complete, variables: withSlash })).toEqual([]);
});

test.each([
  ['GATSBY_API_URL', '', 'is missing'],
  ['GATSBY_API_URL', 'http://api.example.org', 'does not start with https://'],
  ['GATSBY_API_URL', 'https://localhost:3001', 'is an address of this machine'],
  ['GATSBY_API_URL', 'https://', "is no address: write 'https://' and the host"],
  ['GATSBY_LIVE_URL', 'wss://live example.org', "is no address: write 'wss://' and the host"],
  ['GATSBY_LIVE_URL', 'ws://live.example.org', 'does not start with wss://'],
  ['GATSBY_LIVE_URL', 'https://live.example.org', 'does not start with wss://'],
  ['GATSBY_MAPS_URL', ' ', 'is missing'],
  ['GATSBY_IDENTITY_URL', 'https://127.0.0.1', 'is an address of this machine'],
  ['GATSBY_SITE_URL', 'www.example.org', 'does not start with https://'],
  ['GATSBY_SITE_URL', 'https://www.example.org/website', 'is no address of a site'],
  ['GATSBY_GOOGLE_MAPS_KEY', '', 'is missing'],
  ['GATSBY_GOOGLE_MAP_ID', 'local-map', 'is missing'],
  ['GATSBY_GOOGLE_CLIENT_ID', '', 'is missing'],
])('a build with %s=%p is refused: it %s', (name, value, reason) => {
  const problems = configurationProblems({ ...complete, variables: { ...variables, [name]: value } });
  expect(problems).toEqual([expect.stringContaining(`${name} ${reason}`)]);
});

test.each([
  ['', []],
  ['https://reports.example.org/taxi', []],
  ['http://reports.example.org', ['GATSBY_REPORT_URL does not start with https://']],
  ['https://', ['GATSBY_REPORT_URL is no address']],
  ['https://localhost:3005', ['GATSBY_REPORT_URL is an address of this machine']],
])('GATSBY_REPORT_URL=%p may be left out, but is no address of this machine', (value, expected) => {
  const problems = configurationProblems({ ...complete, variables: { ...variables, GATSBY_REPORT_URL: value } });
  expect(problems).toEqual(expected.map((sentence) => expect.stringContaining(sentence)));
});

test('a build with an empty fact is refused', () => {
  const changed = { ...facts, name: ' ' };
  expect(configurationProblems({ ...complete, facts: changed })).toEqual(['site.ts: name is missing: write your own']);
});

describe('a price corridor has two limits, the lower one first', () => {
  const withPrice = (price: object) => configurationProblems({ ...complete, facts: { ...facts, price } });
  const needed = [expect.stringMatching(/^site\.ts: price\.corridor needs two limits, the lower one first/)];

  test.each([
    ['without limits', { kind: 'corridor', corridor: null }, needed],
    ['with equal limits', { kind: 'corridor', corridor: { from: 100, to: 100 } }, needed],
    ['from 0 on', { kind: 'corridor', corridor: { from: 0, to: 100 } }, needed],
    ['for one vehicle, without limits', { kind: 'fixed', exceptions: [{ vehicle: 'Van', kind: 'corridor' }] }, needed],
    ['with two limits', { kind: 'corridor', corridor: { from: 99.9, to: 100 } }, []],
    ['nowhere, without limits', { kind: 'fixed', exceptions: [], corridor: null }, []],
  ])('%s', (_name, price, problems) => {
    expect(withPrice(price)).toEqual(problems);
  });
});

test('a build with a sample fact is refused', () => {
  expect(configurationProblems({ ...complete, samples: ['legal.company'] })).toEqual([
    'site.ts: legal.company is a sample: write your own in place of sample(…)',
  ]);
});

test('a mark is found at any depth, and gone from the facts', () => {
  const marked = removeSampleMarks({ name: sample('X'), legal: { vatId: sample('DE0'), town: 'Kassel' }, list: ['a'] });
  expect(marked.facts).toEqual({ name: 'X', legal: { vatId: 'DE0', town: 'Kassel' }, list: ['a'] });
  expect(marked.samples).toEqual(['name', 'legal.vatId']);
});

test('every leaf of site.ts has a value, except for those that an operator may leave out', () => {
  const empty = leavesOf(operatorFacts().facts).filter(([, value]) => value === null || value === '');
  expect(empty.map(([path]) => path)).toEqual([
    'price.corridor',
    'links.about',
    'links.contact',
    'openingHours',
    'logo',
    'legalFacts.dataProtectionOfficer',
    'legalFacts.arbitration.board',
  ]);
});

test.each([
  'legal.company',
  'vatPercent',
  'price.kind',
  'paymentTypes',
  'legalFacts.retention.logDays',
  'legalFacts.retention.accountYears',
  'legalFacts.retention.receiptYears',
  'legalFacts.arbitration.kind',
  'legalFacts.accessibility.isMicroEnterprise',
  'legalFacts.accessibility.standard',
  'legalFacts.accessibility.answerDays',
  'legalFacts.accessibility.authority',
  'legalFacts.checkedOn',
  'openingHours',
  'hasBonusProgramme',
  'homeFacts.voices',
  'homeFacts.showsTeam',
])('%s is a sample until the operator confirms it: a production build is refused', (path) => {
  const { facts: own, samples } = operatorFacts();
  expect(configurationProblems({ ...complete, facts: own, samples })).toContainEqual(
    expect.stringContaining(`site.ts: ${path} is a sample: `),
  );
});

test.each([
  [
    { kind: 'willing', board: null },
    ['site.ts: legalFacts.arbitration.board needs the name, address and website of the board'],
  ],
  [{ kind: 'willing', board: 'Board, Street 1, 10115 Berlin, www.board.example' }, []],
  [{ kind: 'none', board: null }, []],
])('dispute settlement %j: the board is named where the company takes part', (arbitration, problems) => {
  const changed = { ...facts, legalFacts: { arbitration } };
  expect(configurationProblems({ ...complete, facts: changed })).toEqual(problems);
});

test.each([
  [['name'], '1 fact'],
  [['name', 'links.about'], '2 facts'],
])(
  'a build that is not for the public says so in one line: the variables by name, facts by number (%j)',
  (facts, count) => {
    const problems = [
      'GATSBY_API_URL is an address of this machine',
      ...facts.map((fact) => `site.ts: ${fact} is a sample`),
    ];
    expect(summaryOf(problems)).toBe(
      `Warning: this build cannot go public because of GATSBY_API_URL, ${count} in src/site.ts. ` +
        'The reasons: npm run build:production',
    );
  },
);

const open = {
  GATSBY_TILES_URL: 'https://www.example.org/karte/{z}/{x}/{y}.png',
  GATSBY_ADDRESSES_URL: 'https://www.example.org/adressen',
  GATSBY_WAYS_URL: 'https://www.example.org/wege',
};
const allOpen: MapServices = { map: 'open', addresses: 'open', ways: 'open' };
const tilesCredit = { en: '© OpenStreetMap contributors', de: '© OpenStreetMap-Mitwirkende', url: 'https://osm.org' };
const openMaps: MapConfiguration = { ...maps, chosen: allOpen, googleAddresses: null, tilesCredit };

describe('Google’s addresses beside a map', () => {
  const problemsOf = (changes: Partial<MapConfiguration>) =>
    configurationProblems({ ...complete, variables: { ...variables, ...open }, maps: { ...maps, ...changes } });

  test('are refused in Germany without a reason: the sentence names the other choices and both reasons', () => {
    const [problem, ...more] = problemsOf({ googleAddresses: null });
    expect(more).toEqual([]);
    for (const part of [
      'site.ts: googleAddressesReason is missing',
      "addresses: 'open'",
      "'open' for all three",
      "'project-before-2025-07-08'",
      "'billed-outside-eea'",
      'docs/maps.md',
    ]) {
      expect(problem).toContain(part);
    }
  });

  test.each<Partial<MapConfiguration>>([
    { googleAddresses: 'project-before-2025-07-08' },
    { googleAddresses: 'billed-outside-eea' },
    { googleAddresses: null, country: 'us' },
    { googleAddresses: null, chosen: { ...google, addresses: 'open' } },
    openMaps,
  ])('are accepted, or not there, with %j', (changes) => {
    expect(problemsOf(changes)).toEqual([]);
  });
});

describe('open services in production', () => {
  const problemsOf = (changed: Readonly<Record<string, string>>, changes: Partial<MapConfiguration> = {}) =>
    configurationProblems({
      ...complete,
      variables: {
        ...variables,
        ...open,
        GATSBY_MAPS_URL: '',
        GATSBY_GOOGLE_MAPS_KEY: '',
        GATSBY_GOOGLE_MAP_ID: '',
        ...changed,
      },
      maps: { ...openMaps, ...changes },
    });

  test('all open needs no address and no key of Google Maps', () => {
    expect(problemsOf({})).toEqual([]);
  });

  test.each([
    ['GATSBY_TILES_URL', '', 'is missing'],
    ['GATSBY_TILES_URL', 'https://www.example.org/karte', 'does not contain {z}, {x} and {y}'],
    ['GATSBY_ADDRESSES_URL', 'http://www.example.org/adressen', 'does not start with https://'],
    ['GATSBY_WAYS_URL', 'https://localhost:8002', 'is an address of this machine'],
  ])('%s=%p is refused: it %s', (name, value, reason) => {
    expect(problemsOf({ [name]: value })).toEqual([expect.stringContaining(`${name} ${reason}`)]);
  });

  test('foreign addresses beside a map of the operator’s own are refused: nobody would be asked about them', () => {
    expect(problemsOf({ GATSBY_ADDRESSES_URL: 'https://photon.example' })).toEqual([
      expect.stringContaining('GATSBY_ADDRESSES_URL is on another host'),
    ]);
    const tiles = 'https://tiles.example/{z}/{x}/{y}.png';
    expect(problemsOf({ GATSBY_TILES_URL: tiles, GATSBY_ADDRESSES_URL: 'https://photon.example' })).toEqual([]);
  });

  test('a map without the credit of its tiles is refused', () => {
    expect(problemsOf({}, { tilesCredit: null })).toEqual([expect.stringContaining('openMaps.tilesCredit is missing')]);
  });

  test.each([14, 17.5, 23, Number.NaN])('a closest zoom of %p is refused', (maxZoom) => {
    expect(problemsOf({}, { maxZoom })).toEqual(['site.ts: openMaps.maxZoom is not a whole number from 15 to 22']);
  });

  test('tiles on several servers are accepted, and are not on the host of the site', () => {
    const GATSBY_TILES_URL = 'https://{s}.tile.example.org/{z}/{x}/{y}.png';
    expect(problemsOf({ GATSBY_TILES_URL, GATSBY_ADDRESSES_URL: 'https://photon.example' })).toEqual([]);
  });

  test('open addresses beside Google need the key and the address of Google, and no tiles', () => {
    const chosen: MapServices = { ...google, addresses: 'open' };
    const missing = problemsOf({ GATSBY_TILES_URL: '', GATSBY_WAYS_URL: '' }, { chosen, tilesCredit: null });
    expect(missing.map((problem) => problem.split(' ')[0])).toEqual([
      'GATSBY_MAPS_URL',
      'GATSBY_GOOGLE_MAPS_KEY',
      'GATSBY_GOOGLE_MAP_ID',
    ]);
  });
});

test('screenshots of another name, logo, tariff or first payment, or other colours, are refused; those in the repository fit its facts', () => {
  const takenOf = readFileSync(PICTURES_OF, 'utf8');
  const refused = ['The screenshots on Home show other facts: take them anew with npm run pictures'];
  expect(pictureProblems(takenOf, site)).toEqual([]);
  expect(pictureProblems(takenOf, { ...site, name: 'Taxi Nord' })).toEqual(refused);
  expect(pictureProblems(takenOf, { ...site, colors: { ...site.colors, signal: '#ffc401' } })).toEqual(refused);
  for (const changed of [
    { logo: '/logo.svg' },
    { tariff: { ...site.tariff, perKm: 2.5 } },
    { price: { ...site.price, kind: 'fixed' as const } },
    { paymentTypes: ['card', 'cash'] as const },
  ]) {
    expect(pictureProblems(takenOf, { ...site, ...changed })).toEqual(refused);
  }
  expect(pictureProblems('', site)).toEqual(refused);
});
