import { router } from '../../../src/maps/open/ways/router';
import { openWays } from '../../../src/maps/open/ways/settings';
import { openStage } from './open-stage';

const { url, misbehave } = openStage();
beforeAll(() => {
  openWays.url = url('/valhalla');
});

const hauptbahnhof = { lat: 51.3183, lng: 9.4902 };
const wilhelmshoehe = { lat: 51.3135, lng: 9.4469 };
const atSea = { lat: 54.5, lng: 7.9 };

// That its ways follow streets: check:maps.
describe('Valhalla behind the port of the router', () => {
  it('its time is that of Valhalla, which knows no traffic, multiplied by the operator’s factor', async () => {
    openWays.minutesFactor = 1;
    const plain = await router.route(hauptbahnhof, wilhelmshoehe);
    openWays.minutesFactor = 1.5;
    const slower = await router.route(hauptbahnhof, wilhelmshoehe);
    expect(slower?.durationSeconds).toBeCloseTo((plain?.durationSeconds ?? 0) * 1.5, 3);
  });

  it('a place without a street has no way to it', async () => {
    expect(await router.route(hauptbahnhof, atSea)).toBeNull();
    expect(await router.distance(hauptbahnhof, atSea)).toBeNull();
  });

  // A refusal and a broken connection: the contract of the port.
  it('the router rejects when the service answers no JSON', async () => {
    await misbehave({ match: 'GET /valhalla/*', times: 2, body: '<p>' });
    await expect(router.route(hauptbahnhof, wilhelmshoehe)).rejects.toThrow();
    await expect(router.distance(hauptbahnhof, wilhelmshoehe)).rejects.toThrow();
  });

  it('a table of a way too long for it is no missing way: the router rejects', async () => {
    await expect(router.distance(hauptbahnhof, { lat: 60, lng: 10 })).rejects.toThrow('refused');
  });
});
