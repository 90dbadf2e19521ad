/** @jest-environment jsdom */
import { consentSubject, mapsParty } from '../../../../src/maps/service/chosen-services';
import { ownSubject } from '../../../../src/maps/service/own-services';

const owner = { company: 'Google', product: 'Google Maps' };
const foreign = { owner };
const own = { owner: null };

test.each([
  [foreign, foreign, foreign, undefined, null],
  [foreign, own, foreign, 'mapAndWays', 'addresses'],
  [foreign, own, own, 'map', 'addressesAndWays'],
  [own, foreign, own, 'addresses', 'mapAndWays'],
  [own, own, own, undefined, 'all'],
])('map %j, addresses %j, ways %j: the visitor is asked about %s, the operator serves %s', (...row) => {
  const [map, addresses, ways, asked, served] = row;
  expect(consentSubject({ map, addresses, ways })).toBe(asked);
  expect(ownSubject({ map, addresses, ways })).toBe(served);
});

test('a build with Google for all three asks about Google Maps, in the words about all three', () => {
  expect(mapsParty).toMatchObject({ company: 'Google', product: 'Google Maps' });
  expect(consentSubject()).toBeUndefined();
  expect(ownSubject()).toBeNull();
});
