import { byIdOrName } from '../../../src/lib/id';

const list = [
  { id: '7', name: 'pkw' },
  { id: '3', name: 'Großraum' },
];

test.each([
  ['its id', { id: '3', name: 'Van' }, 'Großraum'],
  ['its name, in any case', { id: '1', name: 'PKW' }, 'pkw'],
])('a vehicle is found in another price list by %s', (_what, sought, name) => {
  expect(byIdOrName(list, sought)?.name).toBe(name);
});

test('one that is not offered is not found', () => {
  expect(byIdOrName(list, { id: '9', name: 'Kombi' })).toBeNull();
});
