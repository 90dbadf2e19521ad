import { jwtDecode } from 'jwt-decode';
import { fromWorld, toWorld } from '../../../mock-server/city/map/mercator';
import { demoAccounts } from '../../../mock-server/company/demo-accounts';
import { makeCredential } from '../../../mock-server/google/identity/credential';
import { toIdentityLanguage } from '../../../mock-server/google/identity/texts';
import { LatLng } from '../../../mock-server/google/maps/base/lat-lng';
import { LatLngBounds } from '../../../mock-server/google/maps/base/lat-lng-bounds';
import {
  fittedView,
  seenBounds,
  toPadding,
  worldAt,
  zoomedAround,
} from '../../../mock-server/google/maps/drawing/map-view';
import { settingsOf } from '../../../mock-server/google/maps/input/map-options';
import { parseScriptParameters } from '../../../mock-server/google/maps/script-parameters';
import { googleScripts, keepSuccess } from '../../../mock-server/google/scripts';

const kassel = { lat: 51.3118828, lng: 9.4915751 };
const view = { center: toWorld(kassel), zoom: 12, width: 800, height: 600 };

describe('the address of the maps script', () => {
  it('tells key, callback, language and region', () => {
    const address =
      'http://localhost:3001/maps/api/js?key=k&v=weekly&language=de&region=DE&callback=initMap&libraries=places,geometry';
    expect(parseScriptParameters(address, 'en')).toEqual({
      key: 'k',
      callback: 'initMap',
      language: 'de',
      region: 'DE',
      libraries: ['places', 'geometry'],
    });
  });

  it('without a key tells that there is none', () => {
    expect(parseScriptParameters('http://localhost:3001/maps/api/js', 'de-AT')).toMatchObject({
      key: null,
      language: 'de',
    });
  });
});

describe('both scripts', () => {
  it('are bundled once and carry no address of Google', async () => {
    const scripts = await googleScripts();
    expect(googleScripts()).toBe(googleScripts());
    for (const script of Object.values(scripts)) {
      expect(script.length).toBeGreaterThan(5_000);
      expect(script).not.toMatch(/https:\/\/[a-z.]*(googleapis|gstatic)\.com/);
    }
  });
});

describe('a bundle', () => {
  it('is built once for calls at the same time and afterwards', async () => {
    const build = jest.fn(() => Promise.resolve('script'));
    const script = keepSuccess(build);
    await expect(Promise.all([script(), script()])).resolves.toEqual(['script', 'script']);
    await expect(script()).resolves.toBe('script');
    expect(build).toHaveBeenCalledTimes(1);
  });

  it('that failed is built again at the next request', async () => {
    const build = jest.fn(() => Promise.resolve('script'));
    build.mockRejectedValueOnce(new Error('Expected ";" but found "}"'));
    const script = keepSuccess(build);
    await expect(script()).rejects.toThrow('Expected ";"');
    await expect(script()).resolves.toBe('script');
  });
});

describe('the credential of a demo account', () => {
  const [account] = demoAccounts;
  if (!account) throw new Error('no demo accounts');
  const credential = makeCredential(account, { clientId: 'client', nonce: 'n', nowSeconds: 1_700_000_000 });

  it('reads like one of Google’s, umlauts included', () => {
    expect(jwtDecode(credential)).toMatchObject({
      iss: 'https://accounts.google.com',
      aud: 'client',
      azp: 'client',
      sub: account.sub,
      name: account.name,
      email: account.email,
      email_verified: true,
      nonce: 'n',
      iat: 1_700_000_000,
      exp: 1_700_003_600,
    });
    expect(credential.split('.')).toHaveLength(3);
    expect(credential).toMatch(/^[\w.-]+$/);
  });

  it('carries no nonce when the page gave none', () => {
    const plain = makeCredential(account, { clientId: 'client', nonce: null, nowSeconds: 0 });
    expect(jwtDecode(plain)).not.toHaveProperty('nonce');
  });

  it.each([
    ['de', ['de']],
    ['de', [undefined, null, 'de-DE', 'en']],
    ['en', ['fr', 'de']],
    ['en', []],
  ])('is chosen in %s for %j', (language, asked) => {
    expect(toIdentityLanguage(...asked)).toBe(language);
  });
});

describe('points and bounds', () => {
  it('of a map go to the flat world and back', () => {
    const there = fromWorld(toWorld(kassel));
    expect(there.lat).toBeCloseTo(kassel.lat, 9);
    expect(there.lng).toBeCloseTo(kassel.lng, 9);
  });

  it('clamp latitudes and wrap longitudes', () => {
    const { lat, lng } = new LatLng(51.3, 9.5);
    expect([lat(), lng()]).toEqual([51.3, 9.5]);
    expect(new LatLng(95, 190).toJSON()).toEqual({ lat: 90, lng: -170 });
    expect(new LatLng({ lat: 1, lng: 2 }).equals({ lat: 1, lng: 2 })).toBe(true);
    expect(() => new LatLng({ lat: Number.NaN, lng: 2 })).toThrow('not a number');
  });

  it('grow with every point', () => {
    const bounds = new LatLngBounds();
    expect(bounds.isEmpty()).toBe(true);
    bounds.extend(kassel).extend({ lat: 51.5, lng: 9.9 });
    expect(bounds.contains({ lat: 51.4, lng: 9.6 })).toBe(true);
    expect(bounds.contains({ lat: 51.6, lng: 9.6 })).toBe(false);
    expect(bounds.toJSON()).toEqual({ south: kassel.lat, west: kassel.lng, north: 51.5, east: 9.9 });
  });
});

describe('the view of a map', () => {
  it('fits bounds between the paddings', () => {
    const bounds = { south: 51.29, west: 9.44, north: 51.33, east: 9.52 };
    const padding = toPadding({ left: 200 });
    const fitted = fittedView(view, bounds, padding, { min: 4, max: 19, isWhole: false });
    const seen = seenBounds(fitted);
    expect(seen.north).toBeGreaterThanOrEqual(bounds.north - 1e-9);
    expect(seen.south).toBeLessThanOrEqual(bounds.south + 1e-9);
    const leftEdge = fromWorld(worldAt(fitted, { x: 200, y: 300 })).lng;
    expect(leftEdge).toBeLessThanOrEqual(bounds.west + 1e-9);
    expect(fittedView(view, bounds, padding, { min: 4, max: 19, isWhole: true }).zoom % 1).toBe(0);
  });

  it('of bounds that are one point is as near as allowed', () => {
    const point = { south: kassel.lat, north: kassel.lat, west: kassel.lng, east: kassel.lng };
    expect(fittedView(view, point, toPadding(), { min: 4, max: 17, isWhole: false }).zoom).toBe(17);
  });

  it('keeps the point under the pointer while it zooms', () => {
    const pixel = { x: 100, y: 500 };
    const before = worldAt(view, pixel);
    const after = worldAt(zoomedAround(view, 15, pixel), pixel);
    expect(after.x).toBeCloseTo(before.x, 9);
    expect(after.y).toBeCloseTo(before.y, 9);
  });

  it('follows Google’s options: controls, gestures and zooms between whole ones', () => {
    expect(settingsOf({ disableDefaultUI: true }, false).hasZoomControl).toBe(false);
    expect(settingsOf({ disableDefaultUI: true, zoomControl: true }, false).hasZoomControl).toBe(true);
    expect(settingsOf({}, true).handling).toBe('cooperative');
    expect(settingsOf({}, false).handling).toBe('greedy');
    expect(settingsOf({ gestureHandling: 'greedy' }, true).handling).toBe('greedy');
    expect(settingsOf({ mapId: 'x' }, false).wholeZooms).toBe(false);
    expect(settingsOf({}, false).wholeZooms).toBe(true);
  });
});
