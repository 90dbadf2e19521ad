import { extrasFor } from '../../../../src/booking/more/need-notes';
import { site } from '../../../../src/site';

const offered = (...names: string[]) => names.map((name, index) => ({ id: `c-${index + 1}`, name }));

test.each([
  ['wheelchair', 'Wheelchair accessible'],
  ['wheelchair', 'Rollstuhlgerecht'],
  ['wheelchair', 'Rollstuhl-Taxi'],
  ['wheelchair', 'Faltbarer Rollstuhl'],
  ['childSeat', 'Child seat'],
  ['childSeat', 'Kindersitz Gruppe 2'],
  ['childSeat', 'Babyschale'],
  ['childSeat', 'Booster seat'],
] as const)('%s is found as "%s"', (need, name) => {
  expect(extrasFor(need, offered('Large boot', name), [])).toEqual([{ id: 'c-2', name }]);
});

test('an extra is found by the operator’s name for it, too', () => {
  const list = [{ id: 'c-7', name: 'RG' }];
  expect(extrasFor('wheelchair', list, [{ id: 'c-7', de: 'Rollstuhlgerecht' }])).toEqual(list);
  expect(extrasFor('wheelchair', list, [{ id: 'c-8', de: 'Rollstuhlgerecht' }])).toEqual([]);
});

test('a list without one has none', () => {
  expect(extrasFor('wheelchair', offered('Large boot', 'Non-smoker'), [])).toEqual([]);
  expect(extrasFor('childSeat', [], site.extraNames)).toEqual([]);
});
