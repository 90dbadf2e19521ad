/** @jest-environment jsdom */
import { service as addresses } from '../../../../src/maps/open/addresses/service';
import { service as ways } from '../../../../src/maps/open/ways/service';
import { openWays } from '../../../../src/maps/open/ways/settings';
import { portContract, Refusal, type WorldAddress, type WorldAnswers } from '../../../support/maps/port-contract';

jest.mock('addresses-provider/service', () => jest.requireActual('../../../../src/maps/open/addresses/service'));
jest.mock('addresses-provider/geocoder', () => jest.requireActual('../../../../src/maps/open/addresses/geocoder'));
jest.mock('ways-provider/service', () => jest.requireActual('../../../../src/maps/open/ways/service'));
jest.mock('ways-provider/router', () => jest.requireActual('../../../../src/maps/open/ways/router'));

/** An address as Photon answers it: what it does not know is missing. */
function toFeature({ id, street, houseNumber, area, city, zipcode, coordinates, isArea, kind }: WorldAddress) {
  const ofStreet = houseNumber ? { type: 'house', street, housenumber: houseNumber } : { type: 'street', name: street };
  const properties = {
    osm_type: id.slice(0, 1),
    osm_id: Number(id.slice(1)),
    ...(isArea ? { type: 'city', name: city } : { ...ofStreet, city }),
    ...(kind === 'station' && { osm_key: 'railway', osm_value: 'station' }),
    ...(kind === 'airport' && { osm_key: 'aeroway', osm_value: 'aerodrome' }),
    district: area,
    postcode: zipcode,
  };
  return {
    geometry: { type: 'Point', coordinates: [coordinates.lng, coordinates.lat] },
    properties: Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== '')),
  };
}

const json = (body: unknown, status = 200) => ({ ok: status === 200, text: async () => JSON.stringify(body) });
const noRoute = json({ code: 'NoRoute', message: 'Impossible route between points' }, 400);
const lonLat = ({ lat, lng }: WorldAddress['coordinates']) => [lng, lat];

const toCoordinates = ({ lat, lon }: { lat: number; lon: number }) => ({ lat, lng: lon });

/** https://github.com/komoot/photon/blob/master/docs/api-v1.md: the zoom says how far the place reaches. */
const radiusAt = (zoom: number) => 100 * 2.2 ** (18 - zoom);

/** What the services answer to a question, in their own form. */
async function answerTo({ pathname, searchParams }: URL, answers: WorldAnswers) {
  const word = (name: string) => searchParams.get(name) ?? '';
  const at = { lat: Number(word('lat')), lng: Number(word('lon')) };
  const question = JSON.parse(word('json') || '{}');
  if (pathname.endsWith('/api')) {
    const asked = {
      language: word('lang'),
      country: word('countrycode').toLowerCase(),
      center: at,
      radiusMeters: radiusAt(Number(word('zoom'))),
    };
    return json({ features: (await answers.suggest(word('q'), asked)).map(toFeature) });
  }
  if (pathname.endsWith('/reverse')) {
    const found = await answers.reverse(at, word('lang'));
    return json({ features: found ? [toFeature(found)] : [] });
  }
  if (pathname.endsWith('/route')) {
    const [from, to] = question.locations.map(toCoordinates);
    const route = await answers.route(from, to);
    if (!route) return noRoute;
    const geometry = { type: 'LineString', coordinates: route.path.map(lonLat) };
    return json({
      code: 'Ok',
      routes: [{ geometry, distance: route.distanceMeters, duration: route.durationSeconds }],
    });
  }
  const distance = await answers.distance(toCoordinates(question.sources[0]), toCoordinates(question.targets[0]));
  return json({ sources_to_targets: [[{ distance: distance === null ? null : distance / 1_000 }]] });
}

portContract({
  addresses,
  ways,
  asksForDetails: false,
  install: (answers) => {
    const { fetch } = globalThis;
    const { minutesFactor } = openWays;
    openWays.minutesFactor = 1;
    const answer = async (url: string) => {
      try {
        return await answerTo(new URL(url), answers);
      } catch (error) {
        if (error instanceof Refusal) return json({ message: error.message }, 429);
        throw new TypeError('Failed to fetch', { cause: error });
      }
    };
    Object.assign(globalThis, { fetch: answer });
    for (const { status } of [addresses, ways]) status.set('loaded');
    return () => {
      Object.assign(globalThis, { fetch });
      openWays.minutesFactor = minutesFactor;
      for (const { status } of [addresses, ways]) status.set('asking');
    };
  },
});
