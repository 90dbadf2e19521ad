import type { PhotonAnswer } from '../../../mock-server/open/photon/photon';
import { openStage } from './open-stage';

const { askJson } = openStage();

type Parameters = Readonly<Record<string, string>>;
const pathOf = (name: string, parameters: Parameters) => `/photon/${name}?${new URLSearchParams(parameters)}`;
const featuresOf = async (name: string, parameters: Parameters, headers: Parameters = {}) => {
  const { status, body } = await askJson(pathOf(name, parameters), { headers });
  expect(status).toBe(200);
  return (body as PhotonAnswer).features;
};
const search = (q: string, parameters: Parameters = {}) => featuresOf('api', { q, lang: 'de', ...parameters });
const reverse = (lat: number, lon: number, parameters: Parameters = {}) =>
  featuresOf('reverse', { lat: String(lat), lon: String(lon), lang: 'de', ...parameters });
const kassel = { lat: '51.3154', lon: '9.4979' };

describe('Photon, search', () => {
  it('answers a house as the project documents it, the longitude first', async () => {
    expect((await search('Goethestraße 45', { ...kassel, limit: '1' }))[0]).toEqual({
      type: 'Feature',
      properties: {
        osm_type: 'N',
        osm_id: expect.any(Number),
        osm_key: 'place',
        osm_value: 'house',
        type: 'house',
        housenumber: '45',
        street: 'Goethestraße',
        district: 'Vorderer Westen',
        city: 'Kassel',
        state: 'Hessen',
        country: 'Deutschland',
        postcode: '34119',
        countrycode: 'DE',
      },
      geometry: { type: 'Point', coordinates: [9.474, 51.3131] },
    });
  });

  it.each([
    ['Goethestraße', 'street', 'Goethestraße'],
    ['Goethestraße 9999', 'street', 'Goethestraße'],
    ['Goethestraße 0', 'street', 'Goethestraße'],
    ['Wehlheiden', 'district', 'Wehlheiden'],
    ['Königsplatz', 'locality', 'Königsplatz'],
    ['München', 'city', 'München'],
    ['Kassel Hauptbahnhof', 'house', 'Kassel Hauptbahnhof'],
  ])('"%s" is first of all a %s with the name %s', async (q, type, name) => {
    const [first] = await search(q, kassel);
    expect(first?.properties).toMatchObject({ type, name });
    if (type !== 'house') {
      expect(first?.properties).not.toHaveProperty('housenumber');
      expect(first?.properties).not.toHaveProperty('street');
    }
    if (type === 'city') expect(first?.properties).not.toHaveProperty('city');
    if (type === 'district') expect(first?.properties).not.toHaveProperty('district');
  });

  it('answers the same place under the same id, once', async () => {
    const ids = (await search('Kassel', { limit: '50' })).map(({ properties }) => properties.osm_id);
    expect(new Set(ids).size).toBe(ids.length);
    expect((await search('Kassel', { limit: '50' })).map(({ properties }) => properties.osm_id)).toEqual(ids);
  });

  it.each([
    ['de', 'München', 'Bayern', 'Deutschland'],
    ['en', 'Munich', 'Bavaria', 'Germany'],
    ['default', 'München', 'Bayern', 'Deutschland'],
  ])('in the language %s names %s, %s, %s', async (lang, name, state, country) => {
    const [first] = await search('Munich', { lang });
    expect(first?.properties).toMatchObject({ name, state, country });
  });

  it.each([
    ['en-GB,en;q=0.9', 'Germany'],
    ['fr, en;q=0.5', 'Germany'],
    ['fr', 'Deutschland'],
    ['', 'Deutschland'],
  ])('without lang reads Accept-Language "%s": %s', async (accepted, country) => {
    const [first] = await featuresOf('api', { q: 'Kassel' }, { 'Accept-Language': accepted });
    expect(first?.properties.country).toBe(country);
  });

  it('prefers what is near, as far as the zoom says', async () => {
    const goettingen = { lat: '51.5366', lon: '9.9264' };
    const cityOf = async (parameters: Parameters) =>
      (await search('Rathaus', { limit: '1', ...parameters }))[0]?.properties.city;
    expect(await cityOf({ ...kassel, zoom: '13' })).toBe('Kassel');
    expect(await cityOf({ lat: '51.2583', lon: '9.4152', zoom: '15' })).toBe('Baunatal');
    const far = { ...goettingen, limit: '5' };
    const plain = await search('Rathaus', { limit: '5' });
    expect(await search('Rathaus', { ...far, zoom: '4' })).toEqual(plain);
    expect(await search('Rathaus', { ...far, zoom: '5' })).not.toEqual(plain);
  });

  it.each([
    ['', 15],
    ['1', 1],
    ['0', 1],
    ['-3', 1],
    ['50', 50],
    ['51', 50],
  ])('with the limit "%s" answers %i of many', async (limit, count) => {
    expect(await search('a', limit === '' ? {} : { limit })).toHaveLength(count);
  });

  it('stays in a country, several countries, layers', async () => {
    expect(await search('Salzburg', { countrycode: 'DE' })).toEqual([]);
    expect((await search('Salzburg', { countrycode: 'at' }))[0]?.properties.name).toBe('Salzburg');
    expect((await askJson('/photon/api?q=Salzburg&countrycode=DE&countrycode=AT')).body).toHaveProperty('features.0');
    const streets = await search('Wilhelmshöhe', { layer: 'street' });
    expect(new Set(streets.map(({ properties }) => properties.type))).toEqual(new Set(['street']));
  });
});

describe('Photon, reverse', () => {
  it('answers one place, the most exact: a house that is near', async () => {
    const found = await reverse(51.3131, 9.474);
    expect(found).toHaveLength(1);
    expect(found[0]?.properties).toMatchObject({ type: 'house', street: 'Goethestraße', housenumber: '45' });
  });

  it('answers a street where no house is near, and nothing where nothing is', async () => {
    expect((await reverse(51.2975, 9.466))[0]?.properties.type).toBe('street');
    expect(await reverse(48.1, 11.5)).toEqual([]);
    expect(await reverse(54.18, 7.88)).toEqual([]);
  });

  it('answers nothing from outside the radius', async () => {
    expect(await reverse(51.3131, 9.4745, { radius: '0.001' })).toEqual([]);
    expect(await reverse(51.3131, 9.4745, { radius: '0.05' })).toHaveLength(1);
  });

  it('answers more than one place when asked to, and in English', async () => {
    const types = (await reverse(51.3131, 9.474, { limit: '4', radius: '10' })).map(
      ({ properties }) => properties.type,
    );
    expect(types).toEqual(['house', 'street', 'district', 'city']);
    expect((await reverse(51.3131, 9.474, { lang: 'en' }))[0]?.properties.country).toBe('Germany');
  });
});

// Nine further requests are refused to the check of the open maps.
describe('Photon refuses', () => {
  it.each([
    ['api', { q: '' }],
    ['api', { q: '  ' }],
    ['api', { q: 'a', radius: '1' }],
    ['api', { q: 'a', 'lat[]': '1' }],
    ['api', { q: 'a', lon: '9' }],
    ['api', { q: 'a', lat: '-90.01', lon: '9' }],
    ['api', { q: 'a', lat: '51', lon: '180.01' }],
    ['api', { q: 'a', lat: 'NaN', lon: '9' }],
    ['api', { q: 'a', zoom: '12.5' }],
    ['api', { q: 'a', zoom: 'far' }],
    ['api', { q: 'a', limit: '5.5' }],
    ['api', { q: 'a', bbox: '9.4,51.2,9.7,51.4' }],
    ['api', { q: 'a', osm_tag: 'place' }],
    ['reverse', { lat: '51' }],
    ['reverse', { lat: '51', lon: '' }],
    ['reverse', { lat: '51', lon: 'Infinity' }],
    ['reverse', { lat: '90.01', lon: '9' }],
    ['reverse', { lat: '51', lon: '-180.01' }],
    ['reverse', { lat: '51', lon: '9', radius: '-10' }],
    ['reverse', { lat: '51', lon: '9', radius: '5000.1' }],
    ['reverse', { lat: '51', lon: '9', radius: 'bad' }],
    ['reverse', { lat: '51', lon: '9', q: 'a' }],
    ['reverse', { lat: '51', lon: '9', zoom: '12' }],
  ])('/%s with %j, with 400 and a message', async (name, parameters) => {
    const { status, body } = await askJson(pathOf(name, parameters as Parameters));
    expect(status).toBe(400);
    expect(body).toEqual({ message: expect.stringMatching(/\w+ \w+/) });
  });

  it.each([
    ['api', { q: 'a', lat: '90', lon: '180' }],
    ['api', { q: 'a', lat: '-90', lon: '-180', zoom: '99' }],
    ['reverse', { lat: '51', lon: '9', radius: '5000' }],
  ])('/%s not with %j, at the edge of what is allowed', async (name, parameters) => {
    await featuresOf(name, parameters as Parameters);
  });

  it('names the parameter that it does not know', async () => {
    const { body } = await askJson('/photon/api?q=a&foo=1');
    expect(body).toHaveProperty(
      'message',
      expect.stringMatching(/^Unknown query parameter 'foo'\. {2}Allowed parameters/),
    );
  });
});
