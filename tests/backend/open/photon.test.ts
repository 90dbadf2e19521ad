import * as photon from '../../../mock-server/open/photon/photon';
import type { Query } from '../../../mock-server/open/photon/requests';
import { openStage } from './open-stage';

const { askJson } = openStage();
const search = (q: string, query: Query = {}, accepted: string | null = null) =>
  photon.search({ q, lang: 'de', ...query }, accepted).features;
const reverse = (lat: number, lon: number, query: Query = {}) =>
  photon.reverse({ lat: String(lat), lon: String(lon), lang: 'de', ...query }, null).features;
const kassel = { lat: '51.3154', lon: '9.4979' };

describe('Photon, search', () => {
  it('answers a house as the project documents it, the longitude first', () => {
    expect(search('Goethestraße 45', { ...kassel, limit: '1' })[0]).toEqual({
      type: 'Feature',
      properties: {
        ...{ osm_type: 'N', osm_id: expect.any(Number), osm_key: 'place', osm_value: 'house' },
        ...{ type: 'house', housenumber: '45', street: 'Goethestraße', postcode: '34119' },
        ...{ district: 'Vorderer Westen', city: 'Kassel', state: 'Hessen', country: 'Deutschland', countrycode: 'DE' },
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
  ])('"%s" is first of all a %s with the name %s', (q, type, name) => {
    const properties = search(q, kassel)[0]?.properties;
    expect(properties).toMatchObject({ type, name });
    const others = type === 'house' ? [] : ['housenumber', 'street', ...(type === 'street' ? [] : [type])];
    for (const other of others) expect(properties).not.toHaveProperty(other);
  });

  it('answers the same place under the same id, once', () => {
    const ids = () => search('Kassel', { limit: '50' }).map(({ properties }) => properties.osm_id);
    expect(new Set(ids()).size).toBe(ids().length);
    expect(ids()).toEqual(ids());
  });

  it.each([
    ['de', null, 'München', 'Bayern', 'Deutschland'],
    ['en', 'de', 'Munich', 'Bavaria', 'Germany'],
    ['default', 'en', 'München', 'Bayern', 'Deutschland'],
    [undefined, 'en-GB,en;q=0.9', 'Munich', 'Bavaria', 'Germany'],
    [undefined, 'fr, en;q=0.5', 'Munich', 'Bavaria', 'Germany'],
    [undefined, 'fr', 'München', 'Bayern', 'Deutschland'],
    [undefined, '', 'München', 'Bayern', 'Deutschland'],
  ])('with lang %s and Accept-Language %j names %s, %s, %s', (lang, accepted, name, state, country) => {
    expect(search('Munich', { lang }, accepted)[0]?.properties).toMatchObject({ name, state, country });
  });

  it('reads Accept-Language of the request', async () => {
    const { body } = await askJson('/photon/api?q=Munich', { headers: { 'Accept-Language': 'en' } });
    expect(body).toHaveProperty('features.0.properties.name', 'Munich');
  });

  it('prefers what is near, as far as the zoom says', () => {
    const cityOf = (query: Query) => search('Rathaus', { limit: '1', ...query })[0]?.properties.city;
    expect(cityOf({ ...kassel, zoom: '13' })).toBe('Kassel');
    expect(cityOf({ lat: '51.2583', lon: '9.4152', zoom: '15' })).toBe('Baunatal');
    const inGoettingen = (zoom: string) => search('Rathaus', { lat: '51.5366', lon: '9.9264', limit: '5', zoom });
    const plain = search('Rathaus', { limit: '5' });
    expect(inGoettingen('4')).toEqual(plain);
    expect(inGoettingen('5')).not.toEqual(plain);
  });

  it.each([
    [undefined, 15],
    ['1', 1],
    ['0', 1],
    ['-3', 1],
    ['50', 50],
    ['51', 50],
  ])('with the limit %s answers %i of many', (limit, count) => {
    expect(search('a', { limit })).toHaveLength(count);
  });

  it('stays in a country, several countries, layers', () => {
    expect(search('Salzburg', { countrycode: 'DE' })).toEqual([]);
    for (const countrycode of ['at', ['DE', 'AT']]) {
      expect(search('Salzburg', { countrycode })[0]?.properties.name).toBe('Salzburg');
    }
    const streets = search('Wilhelmshöhe', { layer: 'street' });
    expect(new Set(streets.map(({ properties }) => properties.type))).toEqual(new Set(['street']));
  });
});

describe('Photon, reverse', () => {
  it.each([
    ['one place, the most exact: a house that is near', 51.3131, 9.474, {}, ['house']],
    ['a street where no house is near', 51.2975, 9.466, {}, ['street']],
    ['nothing where nothing is', 48.1, 11.5, {}, []],
    ['nothing from outside the radius', 51.3131, 9.4745, { radius: '0.001' }, []],
    ['what is inside it', 51.3131, 9.4745, { radius: '0.05' }, ['house']],
    ['more when asked to', 51.3131, 9.474, { limit: '4', radius: '10' }, ['house', 'street', 'district', 'city']],
  ])('answers %s', (_what, lat, lon, query, types) => {
    expect(reverse(lat, lon, query).map(({ properties }) => properties.type)).toEqual(types);
  });

  it('names the house, in the language', () => {
    const names = { street: 'Goethestraße', housenumber: '45', country: 'Germany' };
    expect(reverse(51.3131, 9.474, { lang: 'en' })[0]?.properties).toMatchObject(names);
  });
});

// Eleven further requests are refused to the check of the open maps, over HTTP.
describe('Photon refuses', () => {
  const ask = (name: string, query: string) => {
    const answer = name === 'reverse' ? photon.reverse : photon.search;
    return answer(Object.fromEntries(new URLSearchParams(query)), null);
  };

  it.each([
    ['search', 'without words', ['q=', 'q=++']],
    ['search', 'with what belongs to the other call', ['q=a&radius=1']],
    ['search', 'half a place', ['q=a&lon=9']],
    ['search', 'beyond the world', ['q=a&lat=-90.01&lon=9', 'q=a&lat=51&lon=180.01', 'q=a&lat=NaN&lon=9']],
    ['search', 'with a zoom or limit that is none', ['q=a&zoom=12.5', 'q=a&zoom=far', 'q=a&limit=5.5']],
    ['search', 'what the stand-in does not cover', ['q=a&bbox=9.4,51.2,9.7,51.4', 'q=a&osm_tag=place']],
    ['reverse', 'half a place', ['lat=51', 'lat=51&lon=']],
    ['reverse', 'beyond the world', ['lat=51&lon=Infinity', 'lat=90.01&lon=9', 'lat=51&lon=-180.01']],
    ['reverse', 'with a radius that is none', ['-10', '5000.1', 'bad'].map((km) => `lat=51&lon=9&radius=${km}`)],
    ['reverse', 'with what belongs to the other call', ['lat=51&lon=9&q=a', 'lat=51&lon=9&zoom=12']],
  ])('%s %s', (name, _what, queries) => {
    for (const query of queries) {
      expect(() => ask(name, query)).toThrow(
        expect.objectContaining({ status: 400, message: expect.stringMatching(/\w+ \w+/) }),
      );
    }
  });

  it.each([
    ['search', 'q=a&lat=90&lon=180'],
    ['search', 'q=a&lat=-90&lon=-180&zoom=99'],
    ['reverse', 'lat=51&lon=9&radius=5000'],
  ])('%s not with %s, at the edge of what is allowed', (name, query) => {
    expect(ask(name, query)).toHaveProperty('features');
  });

  it('names the parameter that it does not know', () => {
    expect(() => ask('search', 'q=a&foo=1')).toThrow(/^Unknown query parameter 'foo'\. {2}Allowed parameters/);
  });
});
