import {
  extraIds,
  extraName,
  extrasOf,
  matchesSearch,
  stillOffered,
  unavailableExtras,
  withExtra,
} from '../../../../src/booking/extras/extras';

const childSeat = { id: 'c-1', name: 'Child seat' };
const wheelchair = { id: 'c-2', name: 'Wheelchair accessible' };
const nonSmoker = { id: 'd-1', name: 'Non-smoker' };
const all = [nonSmoker, childSeat, wheelchair];

describe('Ids prefixed c- are car categories, ids prefixed d- are driver features (Spec §3)', () => {
  test.each([
    ['car', ['c-1', 'c-2']],
    ['driver', ['d-1']],
  ] as const)('%s: %j, with their beginning', (kind, ids) => {
    expect(extraIds(kind, all)).toEqual(ids);
  });

  test.each([['x-1'], ['1'], ['C-1'], [' c-1'], ['']])('%j belongs to none', (id) => {
    expect(extrasOf('car', [{ id, name: 'x' }])).toEqual([]);
    expect(extrasOf('driver', [{ id, name: 'x' }])).toEqual([]);
  });

  test('an id that comes twice is one extra', () => {
    expect(extraIds('car', [childSeat, childSeat])).toEqual(['c-1']);
  });
});

test('an extra is chosen once, and left out again', () => {
  const chosen = withExtra(withExtra([nonSmoker], childSeat, true), childSeat, true);
  expect(chosen).toEqual([nonSmoker, childSeat]);
  expect(withExtra(chosen, nonSmoker, false)).toEqual([childSeat]);
});

test.each([
  ['what is not offered any more is left out, in the order and by the name of today', all, [nonSmoker, childSeat]],
  ['nothing is offered', [], []],
  ['nobody knows what is offered', null, [{ id: 'c-1', name: 'Seat' }, nonSmoker, { id: 'c-9', name: 'Bed' }]],
])('a draft’s extras: %s', (_what, offered, expected) => {
  const draft = [{ id: 'c-1', name: 'Seat' }, nonSmoker, { id: 'c-9', name: 'Bed' }];
  expect(stillOffered(draft, offered)).toEqual(expected);
});

test.each([
  ['de', 'c-1', 'Kindersitz'],
  ['en', 'c-1', 'Booster'],
  ['de', 'd-1', 'Non-smoker'],
  ['en', 'c-2', 'Wheelchair accessible'],
] as const)(
  'the operator names an extra per language, else the backend does (D41): %s %s is %s',
  (language, id, name) => {
    const names = [
      { id: 'c-1', en: 'Booster', de: 'Kindersitz' },
      { id: 'd-1', en: 'No smoke', de: '' },
    ];
    expect(extraName(all.find((extra) => extra.id === id) ?? childSeat, language, names)).toBe(name);
  },
);

describe('An extra that no offered vehicle has is said', () => {
  test.each([
    ['by id', ['PKW', 'c-1'], ['c-2']],
    ['by name, in any case', ['child SEAT '], ['c-2']],
    ['all are there', ['c-1', 'c-2'], []],
    ['the words speak of something else: nothing is known', ['PKW', 'MINIVAN'], []],
    ['no taxi, no word', [], []],
  ])('%s', (_how, words, missing) => {
    expect([...unavailableExtras(all, words)]).toEqual(missing);
  });

  test('a driver’s feature is never said to be missing: vehicles do not name them', () => {
    expect([...unavailableExtras([childSeat, nonSmoker], ['c-1'])]).toEqual([]);
  });
});

test.each([
  ['Wheelchair accessible', 'chair', true],
  ['Wheelchair accessible', ' WHEEL ', true],
  ['Wheelchair accessible', '', true],
  ['Wheelchair accessible', 'dog', false],
])('%s answers the search %j: %s', (name, searched, isFound) => {
  expect(matchesSearch(name, searched)).toBe(isFound);
});
