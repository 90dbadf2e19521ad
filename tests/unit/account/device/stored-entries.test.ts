import { listStoredEntries, storedEntriesAsJson } from '../../../../src/account/device/stored-entries';

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
