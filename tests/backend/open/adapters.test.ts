import { geocoder } from '../../../src/maps/open/addresses/geocoder';
import { openAddresses } from '../../../src/maps/open/addresses/settings';
import { router } from '../../../src/maps/open/ways/router';
import { openWays } from '../../../src/maps/open/ways/settings';
import { setStage } from '../harness';

const { url, misbehave } = setStage('the file');
beforeAll(() => {
  openAddresses.url = url('/photon');
  openWays.url = url('/valhalla');
});

const hauptbahnhof = { lat: 51.3183, lng: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lng: 9.4469 };
const autocomplete = (query: string) =>
  geocoder.autocomplete(query, { language: 'de', center: hauptbahnhof, radiusMeters: 30_000 });

// How results are read, a refusal, a broken connection: photon-address.test.ts and the contract of the port.
describe('Photon behind the port of the geocoder', () => {
  const feature = (properties: object, coordinates: unknown) => ({ geometry: { coordinates }, properties });
  const answer = (...features: unknown[]) => JSON.stringify({ features });

  it('five addresses are suggested at most, none twice', async () => {
    const found = await autocomplete('Ba');
    expect(new Set(found.map(({ title, detail }) => `${title}, ${detail}`)).size).toBe(5);
    expect(found).toHaveLength(5);
  });

  it('unknown members are tolerated, wrong ones count as missing, unreadable results are left out', async () => {
    const street = { type: 'street', name: 'Weg', city: 7, district: { a: 1 }, extent: [1, 2], new: 'x' };
    const body = answer(feature({ name: 'A' }, [900, 51]), 'x', feature(street, [9.5, 51.3, 120]));
    await misbehave({ match: 'GET /photon/api', times: 1, body });
    const [found, ...more] = await autocomplete('Weg');
    expect(more).toEqual([]);
    expect(await found?.choose()).toEqual({
      ...{ id: '51.3,9.5', label: 'Weg, 7', coordinates: { lat: 51.3, lng: 9.5 } },
      ...{ area: '', city: '7', zipcode: '', street: 'Weg', houseNumber: '', isArea: false },
    });
  });

  it.each([
    ['no JSON', '<p>'],
    ['no list', '{}'],
    ['unreadable results only', answer(feature({ name: 'A' }, ['x']))],
  ])('the geocoder rejects for %s: that is not "No address found"', async (_what, body) => {
    await misbehave({ match: 'GET /photon/api', times: 1, body });
    await expect(autocomplete('Weg')).rejects.toThrow();
  });
});

// That its ways follow streets: check:maps.
describe('Valhalla behind the port of the router', () => {
  it('its time is that of Valhalla, which knows no traffic, multiplied by the operator’s factor', async () => {
    const secondsAt = async (minutesFactor: number) => {
      openWays.minutesFactor = minutesFactor;
      return (await router.route(hauptbahnhof, wilhelmshoehe))?.durationSeconds ?? Number.NaN;
    };
    expect(await secondsAt(1.5)).toBeCloseTo((await secondsAt(1)) * 1.5, 3);
  });

  it('no way leads to a place without a street; a way too long for the table, or no JSON, is a failure', async () => {
    const atSea = { lat: 54.5, lng: 7.9 };
    expect([await router.route(hauptbahnhof, atSea), await router.distance(hauptbahnhof, atSea)]).toEqual([null, null]);
    await expect(router.distance(hauptbahnhof, { lat: 60, lng: 10 })).rejects.toThrow('refused');
    await misbehave({ match: 'GET /valhalla/*', times: 2, body: '<p>' });
    await expect(router.route(hauptbahnhof, wilhelmshoehe)).rejects.toThrow();
    await expect(router.distance(hauptbahnhof, wilhelmshoehe)).rejects.toThrow();
  });
});
