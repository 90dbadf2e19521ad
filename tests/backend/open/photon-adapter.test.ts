import { geocoder } from '../../../src/maps/open/addresses/geocoder';
import { openAddresses } from '../../../src/maps/open/addresses/settings';
import type { SuggestionSearch } from '../../../src/maps/port/service';
import { openStage } from './open-stage';

const { url, misbehave } = openStage();
beforeAll(() => {
  openAddresses.url = url('/photon');
});

const center = { lat: 51.3154, lng: 9.4979 };
const near: SuggestionSearch = { language: 'de', center, radiusMeters: 30_000 };
const autocomplete = (query: string, search: Partial<SuggestionSearch> = {}) =>
  geocoder.autocomplete(query, { ...near, ...search });
const chosen = async (query: string, search: Partial<SuggestionSearch> = {}) =>
  (await autocomplete(query, search))[0]?.choose();

// How its results are read: photon-address.test.ts and the contract of the port.
describe('Photon behind the port of the geocoder', () => {
  it('a house has its street, its number and the parts of its address', async () => {
    expect(await chosen('Goethestraße 45')).toEqual({
      id: expect.stringMatching(/^N\d+$/),
      label: 'Goethestraße 45, 34119 Kassel',
      coordinates: { lat: 51.3131, lng: 9.474 },
      area: 'Vorderer Westen',
      city: 'Kassel',
      zipcode: '34119',
      street: 'Goethestraße',
      houseNumber: '45',
      isArea: false,
    });
  });

  it('an unknown house number gives the street without one, which the house-number guard asks about', async () => {
    const place = await chosen('Goethestraße 9999');
    expect(place).toMatchObject({ street: 'Goethestraße', houseNumber: '', isArea: false });
  });

  it('only addresses in Germany are suggested, five at most, none twice', async () => {
    const found = await autocomplete('Ba');
    expect(found).toHaveLength(5);
    expect(new Set(found.map(({ title, detail }) => `${title}, ${detail}`)).size).toBe(5);
    expect(await autocomplete('Salzburg')).toEqual([]);
  });

  it('a position has the address nearest to it', async () => {
    expect(await geocoder.reverse({ lat: 51.3131, lng: 9.474 }, 'de')).toEqual({
      id: expect.stringMatching(/^N\d+$/),
      label: 'Goethestraße 45, 34119 Kassel',
      area: 'Vorderer Westen',
      city: 'Kassel',
      zipcode: '34119',
    });
  });

  it('a position far from any address has none', async () => {
    expect(await geocoder.reverse({ lat: 54.5, lng: 7.5 }, 'de')).toBeNull();
  });

  const feature = (properties: object, coordinates: unknown = [9.5, 51.3]) => ({
    geometry: { coordinates },
    properties,
  });

  it('unknown members are tolerated, wrong ones count as missing, unreadable results are left out', async () => {
    const street = { type: 'street', name: 'Weg', city: 7, district: { a: 1 }, extent: [1, 2], new: 'x' };
    const features = [feature({ name: 'A' }, [900, 51]), 'x', feature(street, [9.5, 51.3, 120])];
    await misbehave({ match: 'GET /photon/api', times: 1, body: JSON.stringify({ features }) });
    const [found, ...more] = await autocomplete('Weg');
    expect(more).toEqual([]);
    expect(await found?.choose()).toEqual({
      id: '51.3,9.5',
      label: 'Weg, 7',
      coordinates: { lat: 51.3, lng: 9.5 },
      area: '',
      city: '7',
      zipcode: '',
      street: 'Weg',
      houseNumber: '',
      isArea: false,
    });
  });

  // A refusal and a broken connection: the contract of the port.
  it.each([
    ['no JSON', null],
    ['no list', {}],
    ['unreadable results only', { features: [feature({ name: 'A' }, ['x'])] }],
  ])('the geocoder rejects for %s: that is not "No address found"', async (_, body) => {
    await misbehave({ match: 'GET /photon/api', times: 1, body: body === null ? '<p>' : JSON.stringify(body) });
    await expect(autocomplete('Weg')).rejects.toThrow();
  });
});
