import { listStoredEntries, storedEntriesAsJson, updateEntries } from '../../../../src/account/device/stored-entries';

const stored: Record<string, string> = {
  token: 'secret-token',
  refreshToken: 'secret-too',
  customerName: 'Jörg',
  'taxi.draft': '{"name":"Jörg"}',
  'taxi-language': 'de',
};
const entries = listStoredEntries((name) => stored[name] ?? null);

test('lists what is there, in the order of the list', () => {
  expect(entries.map(({ name, place }) => [name, place])).toEqual([
    ['token', 'local'],
    ['refreshToken', 'local'],
    ['customerName', 'local'],
    ['taxi.draft', 'local'],
    ['taxi-language', 'cookie'],
  ]);
});

test('the file has it all but the keys of the login', () => {
  expect(JSON.parse(storedEntriesAsJson(entries))).toEqual({
    token: null,
    refreshToken: null,
    customerName: 'Jörg',
    'taxi.draft': { name: 'Jörg' },
    'taxi-language': 'de',
  });
});

test('an entry that is stored while the list is shown follows the others, so that nothing moves', () => {
  const namesOf = (shown: Record<string, string>) =>
    updateEntries(
      entries,
      listStoredEntries((name) => shown[name] ?? null),
    ).map(({ name }) => name);
  const before = ['token', 'refreshToken', 'customerName', 'taxi.draft', 'taxi-language'];
  expect(namesOf({ ...stored, customerEmail: 'anna@example.com' })).toEqual([...before, 'customerEmail']);
  expect(namesOf({ 'taxi-language': 'de', token: 'another' })).toEqual(['token', 'taxi-language']);
});
