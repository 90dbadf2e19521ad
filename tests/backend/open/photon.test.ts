import * as photon from '../../../mock-server/open/photon/photon';
import type { Query } from '../../../mock-server/open/photon/requests';
import { setStage } from '../harness';

const { url } = setStage('the file');
const search = (q: string, query: Query = {}, accepted: string | null = null) =>
  photon.search({ q, lang: 'de', ...query }, accepted).features.map(({ properties }) => properties);
const kassel = { lat: '51.3154', lon: '9.4979' };

describe('Photon, search', () => {
  it('answers a house as the project documents it, the longitude first', () => {
    const { features } = photon.search({ q: 'Goethestraße 45', lang: 'de', ...kassel, limit: '1' }, null);
    const properties = {
      ...{ osm_type: 'N', osm_id: expect.any(Number), osm_key: 'place', osm_value: 'house' },
      ...{ type: 'house', housenumber: '45', street: 'Goethestraße', postcode: '34119' },
      ...{ district: 'Vorderer Westen', city: 'Kassel', state: 'Hessen', country: 'Deutschland', countrycode: 'DE' },
    };
    const geometry = { type: 'Point', coordinates: [9.474, 51.3131] };
    expect(features).toEqual([{ type: 'Feature', properties, geometry }]);
  });

  it.each([
    ['Goethestraße', 'street', 'Goethestraße'],
    ['Goethestraße 9999', 'street', 'Goethestraße'],
    ['Wehlheiden', 'district', 'Wehlheiden'],
    ['Königsplatz', 'locality', 'Königsplatz'],
    ['München', 'city', 'München'],
    ['Kassel Hauptbahnhof', 'house', 'Kassel Hauptbahnhof'],
  ])('"%s" is first of all a %s with the name %s', (q, type, name) => {
    const [properties] = search(q, kassel);
    expect(properties).toMatchObject({ type, name });
    const others = type === 'house' ? [] : ['housenumber', 'street', ...(type === 'street' ? [] : [type])];
    for (const other of others) expect(properties).not.toHaveProperty(other);
  });

  it('answers the same place under the same id, once', () => {
    const ids = () => search('Kassel', { limit: '50' }).map(({ osm_id }) => osm_id);
    expect(new Set(ids()).size).toBe(ids().length);
    expect(ids()).toEqual(ids());
  });

  const german = { name: 'München', state: 'Bayern', country: 'Deutschland' };
  const english = { name: 'Munich', state: 'Bavaria', country: 'Germany' };
  it.each([
    ['de', null, german],
    ['en', 'de', english],
    ['default', 'en', german],
    [undefined, 'en-GB,en;q=0.9', english],
    [undefined, 'fr, en;q=0.5', english],
    [undefined, 'fr', german],
    [undefined, '', german],
  ])('with lang %s and Accept-Language %j names %j', (lang, accepted, names) => {
    expect(search('Munich', { lang }, accepted)[0]).toMatchObject(names);
  });

  it('reads Accept-Language of the request', async () => {
    for (const question of ['api?q=Munich', 'reverse?lat=51.3131&lon=9.474']) {
      const answer = await fetch(url(`/photon/${question}`), { headers: { 'Accept-Language': 'en' } });
      expect(await answer.json()).toHaveProperty('features.0.properties.country', 'Germany');
    }
  });

  it('prefers what is near, as far as the zoom says', () => {
    const townHalls = (query: Query) => search('Rathaus', { limit: '5', ...query });
    expect(townHalls({ ...kassel, zoom: '13' })[0]?.city).toBe('Kassel');
    expect(townHalls({ lat: '51.2583', lon: '9.4152', zoom: '15' })[0]?.city).toBe('Baunatal');
    const goettingen = { lat: '51.5366', lon: '9.9264' };
    expect(townHalls({ ...goettingen, zoom: '4' })).toEqual(townHalls({}));
    expect(townHalls({ ...goettingen, zoom: '5' })).not.toEqual(townHalls({}));
  });

  it('answers 15 of many, or up to the limit, which is 1 to 50', () => {
    const counts = [undefined, '1', '0', '-3', '50', '51'].map((limit) => search('a', { limit }).length);
    expect(counts).toEqual([15, 1, 1, 1, 50, 50]);
  });

  it('stays in a country, several countries, layers', () => {
    const first = ['DE', 'at', ['DE', 'AT']].map((countrycode) => search('Salzburg', { countrycode })[0]?.name);
    expect(first).toEqual([undefined, 'Salzburg', 'Salzburg']);
    expect(new Set(search('Wilhelmshöhe', { layer: 'street' }).map(({ type }) => type))).toEqual(new Set(['street']));
  });
});

it.each([
  ['one place, the most exact: a house that is near', 51.3131, 9.474, {}, ['house']],
  ['a street where no house is near', 51.2975, 9.466, {}, ['street']],
  ['nothing where nothing is', 48.1, 11.5, {}, []],
  ['nothing from outside the radius', 51.3131, 9.4745, { radius: '0.001' }, []],
  ['what is inside it', 51.3131, 9.4745, { radius: '0.05' }, ['house']],
  ['more when asked to', 51.3131, 9.474, { limit: '4', radius: '10' }, ['house', 'street', 'district', 'city']],
])('Photon, reverse, answers %s', (_what, lat, lon, query, types) => {
  const { features } = photon.reverse({ lat: `${lat}`, lon: `${lon}`, ...query }, null);
  expect(features.map(({ properties }) => properties.type)).toEqual(types);
});

describe('Photon refuses', () => {
  const ask = (name: string, query: string) => {
    const answer = name === 'reverse' ? photon.reverse : photon.search;
    return answer(Object.fromEntries(new URLSearchParams(query)), null);
  };

  it.each([
    ['search', 'without words', ['limit=1', 'q=', 'q=++']],
    ['search', 'with what belongs to the other call', ['q=a&radius=1']],
    ['search', 'half a place', ['q=a&lat=51', 'q=a&lon=9']],
    ['search', 'with a place that is none', ['q=a&lat=90.01&lon=9', 'q=a&lat=-90.01&lon=9', 'q=a&lat=NaN&lon=9']],
    ['search', 'with a zoom that is no whole number', ['q=a&zoom=12.5', 'q=a&zoom=far']],
    ['search', 'with a limit that is no whole number', ['q=a&limit=5.5', 'q=a&limit=NaN']],
    ['search', 'with a language or layer that there is not', ['q=a&lang=xx', 'q=a&layer=suburb']],
    ['search', 'what the stand-in does not cover', ['q=a&bbox=9.4,51.2,9.7,51.4', 'q=a&osm_tag=place']],
    ['reverse', 'without a place, or half of one', ['', 'lat=51&lon=']],
    ['reverse', 'with a place that is none', ['Infinity', '-180.01', '180.01'].map((lon) => `lat=51&lon=${lon}`)],
    ['reverse', 'with a radius that is none', ['-10', '0.0', '5000.1', 'bad'].map((km) => `lat=51&lon=9&radius=${km}`)],
    ['reverse', 'with what belongs to the other call', ['lat=51&lon=9&q=a', 'lat=51&lon=9&zoom=12']],
  ])('%s %s', (name, _what, queries) => {
    const refusal = expect.objectContaining({ status: 400, message: expect.stringMatching(/\w+ \w+/) });
    for (const query of queries) expect(() => ask(name, query)).toThrow(refusal);
  });

  it('by its name a parameter that it does not know, and nothing at the edge of what is allowed', () => {
    for (const [name, query] of [
      ['search', 'q=a&foo=1'],
      ['reverse', 'lat=51&lon=9&foo=1'],
    ] as const) {
      expect(() => ask(name, query)).toThrow(/^Unknown query parameter 'foo'\. {2}Allowed parameters/);
    }
    expect(ask('search', 'q=a&lat=90&lon=180')).toHaveProperty('features');
    expect(ask('search', 'q=a&lat=-90&lon=-180&zoom=99')).toHaveProperty('features');
    expect(ask('reverse', 'lat=51&lon=9&radius=5000')).toHaveProperty('features');
  });

  it('over HTTP with 400 and the reason', async () => {
    const answer = await fetch(url('/photon/api?limit=1'));
    expect([answer.status, await answer.json()]).toEqual([400, { message: expect.stringMatching(/\w+ \w+/) }]);
  });
});
