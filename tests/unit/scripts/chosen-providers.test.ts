import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { chosenProviders, providerAliases } from '../../../scripts/configuration/chosen-providers';
import { type MapServices, mapServices } from '../../../src/site';

const allGoogle: MapServices = { map: 'google', addresses: 'google', ways: 'google' };
const openAddresses: MapServices = { ...allGoogle, addresses: 'open' };
const allOpen: MapServices = { map: 'open', addresses: 'open', ways: 'open' };

test('the operator’s own choice is all Google (D49)', () => {
  expect(chosenProviders(mapServices, undefined)).toEqual(allGoogle);
});

test.each([allGoogle, openAddresses, allOpen])('%j is supported', (chosen) => {
  expect(chosenProviders(chosen, undefined)).toEqual(chosen);
});

test.each<MapServices>([
  { ...allGoogle, map: 'open' },
  { ...allGoogle, ways: 'open' },
  { ...allOpen, addresses: 'google' },
])('%j is not: the build ends', (chosen) => {
  expect(() => chosenProviders(chosen, undefined)).toThrow('not supported');
});

test.each([
  ['', allGoogle],
  ['addresses', openAddresses],
  ['ways,map,addresses', allOpen],
])('OPEN_MAPS=%s takes the place of the file’s choice', (variable, chosen) => {
  expect(chosenProviders(allOpen, variable)).toEqual(chosen);
});

test('OPEN_MAPS with another word is no choice', () => {
  expect(() => chosenProviders(allOpen, 'map,adresses,ways')).toThrow('OPEN_MAPS names "adresses"');
});

test('a build with an unsupported choice ends with one sentence', () => {
  const check = ['--import', 'tsx', 'scripts/check-configuration.ts'];
  const env = { ...process.env, OPEN_MAPS: 'map' };
  const { status, stderr } = spawnSync(process.execPath, check, { encoding: 'utf8', env });
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr:
      'mapServices (src/site.ts, or OPEN_MAPS): open map is not supported. ' +
      'Open may be none, addresses alone, or map, addresses, ways (docs/maps.md).\n',
  });
});

test('each alias leads to the folder of the capability in the chosen provider’s', () => {
  expect(providerAliases(openAddresses)).toEqual({
    'map-provider': path.resolve('src/maps/google/map'),
    'addresses-provider': path.resolve('src/maps/open/addresses'),
    'ways-provider': path.resolve('src/maps/google/ways'),
  });
});
