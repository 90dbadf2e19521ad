/** @jest-environment jsdom */
import type { MapsNetworkError } from '../../../mock-server/google/maps/base/errors';

const MAIN = '../../../mock-server/google/maps/main';
const WITH_KEY = 'http://localhost:3001/maps/api/js?key=k&callback=mapsReady';

type Page = Record<string, unknown> & { google?: { maps: typeof google.maps } };
const page = window as unknown as Page;
const heard: string[] = [];

/** Runs the script as the browser does that has fetched it from an address; its callbacks come a moment later. */
function load(address: string): void {
  const script = document.createElement('script');
  script.src = address;
  Object.defineProperty(document, 'currentScript', { value: script, configurable: true });
  jest.isolateModules(() => require(MAIN));
}

beforeAll(() => {
  Object.assign(globalThis, {
    CSSStyleSheet: class {
      replaceSync() {}
    },
  });
  Object.assign(document, { adoptedStyleSheets: [] });
});
beforeEach(() => {
  jest.useFakeTimers();
  heard.length = 0;
  page.mapsReady = () => heard.push('ready');
  page.gm_authFailure = () => heard.push('gm_authFailure');
});
afterEach(() => {
  jest.useRealTimers();
});

describe('the maps script', () => {
  it('calls the page when google.maps is there', () => {
    load(WITH_KEY);
    expect(heard).toEqual([]);
    jest.runAllTimers();
    expect(heard).toEqual(['ready']);
    expect(page.google?.maps.Map).toBeDefined();
  });

  it.each([
    ['without a key', 'http://localhost:3001/maps/api/js?callback=mapsReady', undefined, 'MissingKeyMapError'],
    ['with a refusal in front of it', WITH_KEY, 'InvalidKeyMapError', 'InvalidKeyMapError'],
  ])('%s tells the page and the console that the key is refused', (_name, address, refusal, told) => {
    page.sampleMapsRefusal = refusal;
    load(address);
    jest.runAllTimers();
    expect(heard).toEqual(['ready', 'gm_authFailure']);
    expect(console.error).toHaveBeenCalledWith(`Google Maps JavaScript API error: ${told}`);
    jest.mocked(console.error).mockClear();
  });

  it('takes the refusal away with it: the next load is well', () => {
    page.sampleMapsRefusal = 'InvalidKeyMapError';
    load(WITH_KEY);
    jest.runAllTimers();
    jest.mocked(console.error).mockClear();
    expect(page).not.toHaveProperty('sampleMapsRefusal');
    heard.length = 0;
    load(WITH_KEY);
    jest.runAllTimers();
    expect(heard).toEqual(['ready']);
  });
});

describe('importLibrary', () => {
  const libraryOf = (name: string) =>
    page.google?.maps.importLibrary(name) ?? Promise.reject(new Error('no google.maps'));

  it.each([
    ['core', ['event', 'LatLng', 'LatLngBounds', 'MapsNetworkError', 'MapsRequestError', 'MapsServerError', 'Size']],
    ['maps', ['Map', 'InfoWindow', 'Polyline']],
    ['marker', ['AdvancedMarkerElement', 'PinElement']],
    ['places', ['AutocompleteSessionToken', 'AutocompleteSuggestion', 'Place']],
    ['routes', ['Route', 'RouteLeg', 'RouteMatrix']],
    ['geocoding', ['Geocoder']],
  ])('hands out %s', async (name, parts) => {
    expect(Object.keys(await libraryOf(name))).toEqual(expect.arrayContaining(parts));
  });

  it.each(['map', 'toString', ''])('rejects the unknown library "%s"', async (name) => {
    await expect(libraryOf(name)).rejects.toThrow(`The library ${name} is unknown. Please see https://developers.`);
  });

  it('and google.maps itself know the classes of the errors', () => {
    const { maps } = page.google ?? {};
    const error =
      maps && new (maps.MapsServerError as unknown as typeof MapsNetworkError)('GEOCODER_GEOCODE', 'INTERNAL', 'Oh');
    expect(error).toBeInstanceOf(maps?.MapsNetworkError);
    expect(error).not.toBeInstanceOf(maps?.MapsRequestError);
  });
});
